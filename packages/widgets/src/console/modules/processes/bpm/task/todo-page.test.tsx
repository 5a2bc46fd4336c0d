// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { TodoPage } from './todo-page.tsx';

const { taskTodoPage, taskClaim, taskApproveBatch, taskRejectBatch } = calls.workflow;

const task = (id: string, more: object = {}) => ({
  id,
  name: '部门审批',
  create_time: '2026-11-02T01:00:00.000Z',
  due_time: null,
  suspension_state: 1,
  overdue: false,
  actions: ['approve'],
  process_instance: { id: `i-${id}`, name: `请假 ${id}`, start_user: { nickname: '周志强' } },
  ...more,
});

async function open(tasks: readonly object[], may: readonly string[] = ['bpm-task|list', 'bpm-task|update']) {
  const server = new FakeServer().on(taskTodoPage, pageOf(...tasks));
  const page = await renderConsole(<TodoPage />, { server, may, at: '/bpm/task/todo' });
  await page.until(() => page.text.includes('请假'));
  return { page, server };
}

test.each([
  [{}, '待审批', '已超期'],
  [{ actions: ['claim'] }, '待签收', '已超期'],
  [{ suspension_state: 2, actions: ['claim'] }, '已挂起', '待签收'],
])('a task with %j is %s, not %s', async (more, shown, hidden) => {
  const { page } = await open([task('t1', more)]);
  const line = page.all('tr, [role=row]').find(({ textContent }) => textContent.includes('请假 t1'))!;
  expect(line.textContent).toContain(shown);
  expect(line.textContent).not.toContain(hidden);
});

test('an overdue task is marked beside its state', async () => {
  const { page } = await open([task('t1', { overdue: true })]);
  expect(page.text).toContain('已超期');
});

test('whoever may not decide sees the task alone', async () => {
  const { page } = await open([task('t1', { actions: ['claim'] })], ['bpm-task|list']);
  expect(page.choice('办理')).toBeUndefined();
  expect(page.choice('签收')).toBeUndefined();
  expect(page.choice('详情')).toBeDefined();
  expect(page.all('input[type=checkbox]')).toEqual([]);
});

test('a claimed task is read again, also when somebody was faster', async () => {
  const { page, server } = await open([task('t1', { actions: ['claim'] })]);
  server.on(taskClaim, new CallFailure('任务已被签收'));
  const before = server.sent(taskTodoPage).length;
  await page.press('签收');
  await page.until('任务已被签收');
  expect(server.sent(taskClaim)).toEqual([{ body: { id: 't1' } }]);
  await page.until(() => server.sent(taskTodoPage).length > before);
});

/** Selects all tasks and opens the dialog that decides them. */
async function decide(action: '批量通过' | '批量不通过') {
  const opened = await open([task('t1'), task('t2'), task('t3')]);
  const { page } = opened;
  await page.act(() => page.all<HTMLInputElement>('input[type=checkbox]')[0]!.click());
  await page.press(action);
  await page.until(`${action}选中的 3 个任务`);
  return opened;
}

test('several tasks are decided with one opinion, which is needed', async () => {
  const { page, server } = await decide('批量通过');
  await page.press('批量通过');
  await page.until('审批意见不能为空');
  expect(server.sent(taskApproveBatch)).toEqual([]);
  server.on(
    taskApproveBatch,
    ['t1', 't2', 't3'].map((id) => ({ id, ok: true })),
  );
  await page.type('#batch_reason', '同意');
  await page.press('批量通过');
  await page.until('3 个成功，0 个失败');
  expect(server.sent(taskApproveBatch)).toEqual([{ body: { ids: ['t1', 't2', 't3'], reason: '同意' } }]);
  await page.until(() => page.all('#batch_reason').length === 0);
});

test('tasks that could not be decided are named with the reason', async () => {
  const { page, server } = await decide('批量不通过');
  server.on(taskRejectBatch, [
    { id: 't1', ok: true },
    { id: 't2', ok: false, message: '任务已办理' },
    { id: 't3', ok: true },
  ] as never);
  await page.type('#batch_reason', '材料不全');
  await page.press('批量不通过');
  await page.until('2 个成功，1 个失败');
  expect(page.text).toContain('请假 t2：任务已办理');
  expect(server.names(taskApproveBatch)).toEqual([]);
});

test('a refused batch keeps the dialog and the opinion', async () => {
  const { page, server } = await decide('批量通过');
  server.on(taskApproveBatch, new CallFailure('服务器繁忙'));
  await page.type('#batch_reason', '同意');
  await page.press('批量通过');
  await page.until('服务器繁忙');
  expect(page.all<HTMLTextAreaElement>('#batch_reason')[0]!.value).toBe('同意');
});
