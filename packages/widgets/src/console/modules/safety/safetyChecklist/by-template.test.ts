import { CallFailure, resourceCalls } from '@gongdi/api';
import { CHECK_RESULTS, templateManage } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { byTemplate } from './by-template.ts';

const detail = resourceCalls(templateManage).detail!;
const user = { id: 'u1', nickname: '陈建国', org_id: 'o1' };
const begun = (query: string, server = new FakeServer()) =>
  byTemplate({ params: new URLSearchParams(query), client: server.client, user, today: '2026-11-20' });

test('a checklist begins today, by the user', async () => {
  expect(await begun('')).toEqual({ check_date: '2026-11-20', checker: '陈建国' });
});

test('a template gives the name and the items, each of them good until it is found otherwise', async () => {
  const item = { section: '用电', item: '配电箱', full_score: 10, clause: '3.1', danger_level: 2 };
  const server = new FakeServer().on(detail, { template_name: 'JGJ 59', items: [{ ...item, id: 'x' }] } as never);
  expect(await begun('template_id=t1', server)).toEqual({
    check_date: '2026-11-20',
    checker: '陈建国',
    checklist_name: 'JGJ 59',
    items: [{ ...item, result: CHECK_RESULTS.good }],
  });
  expect(server.sent(detail)).toEqual([{ params: { id: 't1' } }]);
});

test('a template that cannot be read is an error, not an empty checklist', async () => {
  const server = new FakeServer().on(detail, new CallFailure('不存在', { status: 404 }));
  await expect(begun('template_id=t1', server)).rejects.toThrow('不存在');
});
