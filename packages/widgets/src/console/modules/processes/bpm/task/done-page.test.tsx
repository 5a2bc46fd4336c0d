// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { DonePage } from './done-page.tsx';

const { taskDonePage, taskWithdraw } = calls.workflow;

const row = (id: string, more: object = {}) => ({
  id,
  name: '部门审批',
  result: 2,
  kind: null,
  reason: '同意',
  create_time: '2026-11-02T00:00:00.000Z',
  end_time: '2026-11-02T01:00:00.000Z',
  duration_in_millis: 3_600_000,
  withdrawable: false,
  process_instance: { id: `i-${id}`, name: `请假${id}`, start_user: { nickname: '周' } },
  ...more,
});

async function list(rows: readonly object[], at = '/bpm/task/done') {
  const server = new FakeServer().on(taskDonePage, pageOf(...rows));
  const page = await renderConsole(<DonePage />, { server, at });
  await page.until('请假');
  return { page, server };
}

test('a decision leads to its process and shows what it was', async () => {
  const { page } = await list([row('1'), row('2', { kind: 'returned', reason: null, duration_in_millis: null })]);
  expect(
    page
      .all('a')
      .find(({ textContent }) => textContent === '详情')!
      .getAttribute('href'),
  ).toContain('i-1');
  const second = page.all('tr').find(({ textContent }) => textContent.includes('请假2'))!.textContent;
  expect(second).toContain('退回');
  expect(second).toContain('--');
});

test('filters and page of the address are those of the call; unknown ones are left out', async () => {
  const { server } = await list([row('1')], '/bpm/task/done?name=x&result=2&page=2&utm=1');
  expect(server.sent(taskDonePage)).toMatchObject([{ query: { name: 'x', result: '2', page: 2 } }]);
  expect(server.sent(taskDonePage)[0]!.query).not.toHaveProperty('utm');
});

test('only a decision that can still be taken back has the button', async () => {
  const { page, server } = await list([row('1', { withdrawable: true }), row('2')]);
  expect(page.choices.filter((one) => one === '撤回')).toHaveLength(1);
  server.on(taskWithdraw, new CallFailure('下一节点已审批', { status: 409 }));
  await page.press('撤回');
  await page.until('该任务重新由您审批');
  expect(server.names(taskWithdraw)).toEqual([]);
  await page.press('确定');
  await page.until('下一节点已审批');
  expect(server.sent(taskWithdraw)).toEqual([{ body: { id: '1' } }]);
});
