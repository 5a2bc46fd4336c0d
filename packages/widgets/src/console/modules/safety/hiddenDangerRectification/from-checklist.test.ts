import { resourceCalls } from '@gongdi/api';
import { safetyChecklist } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fromChecklist } from './from-checklist.ts';

const detail = resourceCalls(safetyChecklist).detail!;
const user = { id: 'u1', nickname: '陈建国', org_id: 'o1' };
const photos = [{ id: 'f1' }];

async function begun(query: string, row: object = {}) {
  const server = new FakeServer().on(detail, {
    checklist_name: '周检',
    project_id: 'p1',
    rectifier_id: 'u7',
    rectify_by: null,
    photos,
    items: [{ item: '临边防护', remark: '缺栏杆', danger_level: 3 }, { item: '用电' }],
    ...row,
  });
  const params = new URLSearchParams(query);
  const values = await fromChecklist({ params, client: server.client, user, today: '2026-12-30' });
  return { values, asked: server.sent(detail) };
}

test('a failed item becomes an order: what is wrong, who mends it, who checks it', async () => {
  const { values, asked } = await begun('checklist_id=c1&item=临边防护');
  expect(asked).toEqual([{ params: { id: 'c1' } }]);
  expect(values).toEqual({
    order_title: '临边防护：缺栏杆',
    danger_level: 3,
    checklist_item: '临边防护',
    project_id: 'p1',
    photos,
    rectifier_id: 'u7',
    inspector_id: 'u1',
    deadline: '2027-01-02',
  });
});

test('an item without a remark is named by its checklist; its level is the usual one', async () => {
  const { values } = await begun('checklist_id=c1&item=用电');
  expect(values).toMatchObject({ order_title: '周检：用电', danger_level: 1 });
});

test('a day that the check has set is the deadline', async () => {
  const { values } = await begun('checklist_id=c1&item=用电', { rectify_by: '2026-12-31' });
  expect(values).toMatchObject({ deadline: '2026-12-31' });
});

test('a link that names no checklist, or an item that is gone, begins an empty form', async () => {
  const none = await begun('');
  expect([none.values, none.asked]).toEqual([{}, []]);
  expect((await begun('checklist_id=c1&item=消防')).values).toEqual({});
});
