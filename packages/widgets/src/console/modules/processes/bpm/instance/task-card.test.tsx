// @vitest-environment jsdom
import { CallFailure, calls, type ApprovalDetail, type OwnTask, type ProcessInstanceDetail } from '@gongdi/api';
import { EMPTY_FORM, type FormAccess, type ProcessForm } from '@gongdi/domain';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole, USER } from '../../../../testing/render-console.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskCards } from './task-cards.tsx';
import { useTaskCards } from './use-task-cards.ts';

const { taskApprove, taskReject, taskClaim, taskUnclaim, taskTodoPage, commentCreate, taskTransfer, taskListByReturn } =
  calls.workflow;

const task = (more: object = {}): OwnTask =>
  ({
    id: 't1',
    name: '部门审批',
    definition_key: 'approve',
    actions: ['approve', 'reject'],
    buttons: [],
    signers: [],
    owner_user: null,
    signature_needed: false,
    suspension_state: 1,
    due_time: null,
    overdue: false,
    process_instance: { id: 'i1', name: '请假' },
    ...more,
  }) as unknown as OwnTask;

/** A form with one field, and the access to it at the task. */
const formWith = (access: FormAccess): ProcessForm => ({
  ...EMPTY_FORM,
  conf: { ...EMPTY_FORM.conf, tasks: { approve: { fields: { amount: access }, others: 'hidden' } } },
  fields: [{ name: 'amount', type: 'integer', label: '金额' }] as unknown as ProcessForm['fields'],
});

type Props = Partial<Parameters<typeof TaskCard>[0]>;

async function card(of: object = {}, props: Props = {}, server = new FakeServer()) {
  const onActed = vi.fn();
  const onClose = vi.fn();
  const node = (
    <TaskCard
      task={task(of)}
      gone={undefined}
      form={undefined}
      values={{}}
      onActed={onActed}
      onClose={onClose}
      {...props}
    />
  );
  const page = await renderConsole(node, { server });
  return { page, server, onActed, onClose, opine: (words: string) => page.type('#task-t1_reason', words) };
}

test('a task is not decided without an opinion, and with one once', async () => {
  const { page, server, onActed, opine } = await card({}, {}, new FakeServer().on(taskApprove, null));
  await page.press('通过');
  await page.until('审批意见不能为空');
  expect(server.names()).toEqual([]);
  await opine('同意');
  await page.press('通过');
  await page.until('审批成功');
  expect(server.sent(taskApprove)).toMatchObject([{ body: { id: 't1', reason: '同意', variables: {} } }]);
  expect(onActed).toHaveBeenCalledOnce();
});

test('a refused decision keeps the opinion', async () => {
  const server = new FakeServer().on(taskReject, new CallFailure('流程已结束', { status: 409 }));
  const { page, onActed, opine } = await card({}, {}, server);
  await opine('不同意');
  await page.press('不通过');
  await page.until('流程已结束');
  expect([onActed.mock.calls.length, (page.one('#task-t1_reason') as HTMLTextAreaElement).value]).toEqual([
    0,
    '不同意',
  ]);
});

test('phrases are appended to what stands there', async () => {
  const { page, opine } = await card();
  await opine('甲。');
  await page.press('已阅');
  expect((page.one('#task-t1_reason') as HTMLTextAreaElement).value).toBe('甲。已阅');
});

test('a task that has to be claimed first offers nothing else', async () => {
  const { page, server } = await card({ actions: ['claim'] }, {}, new FakeServer().on(taskClaim, null));
  expect(page.choices).toEqual(['签收']);
  await page.press('签收');
  await page.until('操作成功');
  expect(server.sent(taskClaim)).toEqual([{ body: { id: 't1' } }]);
});

test('a claimed task is given back', async () => {
  const { page, server } = await card({ actions: ['approve', 'unclaim'] }, {}, new FakeServer().on(taskUnclaim, null));
  await page.press('退回签收');
  await page.until('操作成功');
  expect(server.sent(taskUnclaim)).toEqual([{ body: { id: 't1' } }]);
});

test.each([
  ['suspended', { suspension_state: 2, actions: [] }, '已挂起', '您没有审批权限'],
  ['not to be decided', { actions: [] }, '您没有审批权限', '已挂起'],
])('a task that is %s says so', async (_, of, shown, hidden) => {
  const { page } = await card(of);
  expect([page.text.includes(shown), page.text.includes(hidden), page.choices]).toEqual([true, false, []]);
});

test('whoever was asked for an opinion gives it to who asked, and does not fill in the form', async () => {
  const server = new FakeServer().on(taskApprove, null);
  const { page, opine } = await card({ owner_user: { nickname: '王建' } }, { form: formWith('write') }, server);
  expect(page.text).toContain('王建 委派您给出意见');
  expect(page.text).not.toContain('金额');
  await opine('可以');
  await page.press('通过');
  await page.until('意见已提交');
});

test('a task that waits for further signers names them and cannot be decided', async () => {
  const signers = [{ user: { nickname: '赵工' } }, { user: { nickname: '钱工' } }];
  const { page } = await card({ actions: ['delete-sign'], signers });
  expect(page.text).toContain('请等待加签人员先审批：赵工、钱工');
  expect(page.all('textarea')).toEqual([]);
});

test('fields that may be written here are sent with an approval; a refusal without input sends none', async () => {
  const server = new FakeServer().on(taskApprove, null).on(taskReject, null);
  const first = await card({}, { form: formWith('write'), values: { amount: 3 } }, server);
  await first.page.until('金额');
  await first.opine('同意');
  await first.page.press('通过');
  await first.page.until('审批成功');
  expect(server.sent(taskApprove)[0]!.body).toMatchObject({ variables: { amount: 3 } });
  await first.page.unmount();
  const second = await card({}, { form: formWith('write'), values: { amount: 3 } }, server);
  await second.page.until('金额');
  await second.opine('不同意');
  await second.page.press('不通过');
  await second.page.until('审批成功');
  expect(server.sent(taskReject)[0]!.body).toMatchObject({ variables: {} });
});

test('a required signature is asked for', async () => {
  const { page, server, opine } = await card({ signature_needed: true });
  await opine('同意');
  await page.press('通过');
  await page.until('请先签名');
  expect(server.names()).toEqual([]);
});

test('a task is handed on by a dialog, after which it does not wait any more', async () => {
  const { page } = await card({ actions: ['approve', 'transfer'] });
  await page.press('更多');
  await page.press('转办');
  await page.until('转办 · 部门审批');
  await page.press('转办');
  await page.until('请选择人员');
  expect(page.server.names(taskTransfer)).toEqual([]);
});

test('a task that nothing lies before cannot be returned', async () => {
  const server = new FakeServer().on(taskListByReturn, []);
  const { page } = await card({ actions: ['approve', 'return'] }, {}, server);
  await page.press('更多');
  await page.press('退回');
  await page.until('没有可以退回的节点');
  expect(page.all<HTMLButtonElement>('.ant-modal-footer button').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
  ]);
});

// -- tasks that do not wait any more

type Step = ApprovalDetail['steps'][number];
const step = (more: Partial<Step> = {}): Step =>
  ({
    kind: 'task',
    task_id: 't1',
    name: '部门审批',
    user: { id: 'u2', nickname: '王建', dept_name: '' },
    result: 2,
    task_kind: null,
    end_time: '2026-11-02T01:00:00.000Z',
    start_time: '2026-11-02T00:00:00.000Z',
    ...more,
  }) as Step;

test('an opinion that came too late is kept and can become a comment', async () => {
  const server = new FakeServer().on(commentCreate, {});
  const onClose = vi.fn();
  function Outdone() {
    const [gone, setGone] = useState(false);
    return (
      <>
        <button onClick={() => setGone(true)}>别人审批</button>
        <TaskCard
          task={task()}
          gone={gone ? { step: step(), instance_id: 'i1' } : undefined}
          form={undefined}
          values={{}}
          onActed={() => undefined}
          onClose={onClose}
        />
      </>
    );
  }
  const page = await renderConsole(<Outdone />, { server });
  await page.type('#task-t1_reason', '不同意，缺材料');
  await page.press('别人审批');
  expect(page.text).toContain('任务“部门审批”已由 王建 于 2026-11-02 09:00:00 审批：通过');
  expect((page.one('textarea') as HTMLTextAreaElement).value).toBe('不同意，缺材料');
  await page.press('作为评论发表');
  await page.until(() => onClose.mock.calls.length === 1);
  expect(server.sent(commentCreate)).toEqual([
    { body: { process_instance_id: 'i1', content: '不同意，缺材料', attachments: [] } },
  ]);
});

const instance = { id: 'i1', name: '请假', form_variables: {} } as unknown as ProcessInstanceDetail;

async function cards(open: OwnTask[], asked: string | null, steps: readonly Step[] | null = [], server?: FakeServer) {
  function Cards() {
    return (
      <TaskCards instance={instance} asked={asked} tasks={useTaskCards(open, asked)} steps={steps} schema={undefined} />
    );
  }
  return renderConsole(<Cards />, { ...(server ? { server } : {}), at: '/bpm/process-instance/detail?id=i1' });
}

test('a link to a task that somebody else decided says who and when; the notice can be closed', async () => {
  const page = await cards([], 't1', [step()]);
  expect(page.text).toContain('已由 王建');
  expect(page.choice('作为评论发表')).toBeUndefined();
  await page.press('关闭');
  expect(page.text).not.toContain('已由 王建');
});

test('a task of somebody who may not see the history is only known not to wait', async () => {
  const page = await cards([], 't1', null);
  expect(page.text).toContain('该任务已不由您处理');
});

test('the own decision is called one', async () => {
  const page = await cards([], 't1', [
    step({ user: { id: USER, nickname: '陈建国', dept_name: '' } as never, result: 3 }),
  ]);
  expect(page.text).toContain('您已于 2026-11-02 09:00:00 审批任务“部门审批”：不通过');
});

test('after the last task the next one is offered, by its process', async () => {
  const next = task({ id: 't9', name: '经理审批', process_instance: { id: 'i9', name: '采购' } });
  const server = new FakeServer().on(taskApprove, null).on(taskTodoPage, { list: [next], total: 3 });
  function Cards() {
    const [open, setOpen] = useState([task()]);
    return (
      <>
        <button onClick={() => setOpen([])}>刷新</button>
        <TaskCards instance={instance} asked={null} tasks={useTaskCards(open, null)} steps={[]} schema={undefined} />
      </>
    );
  }
  const page = await renderConsole(<Cards />, { server, at: '/bpm/process-instance/detail?id=i1' });
  await page.type('#task-t1_reason', '同意');
  await page.press('通过');
  await page.until('审批成功');
  await page.press('刷新');
  await page.until('已处理，还有 3 项待办');
  await page.press('办理下一项：采购 · 经理审批');
  expect(page.here).toContain('i9');
});

test('without a next task one gets back to the list', async () => {
  const { NextTodo } = await import('./next-todo.tsx');
  const server = new FakeServer().on(taskTodoPage, pageOf());
  const page = await renderConsole(<NextTodo />, { server });
  await page.until('已处理，没有其他待办');
  await page.press('查看待办任务');
  expect(page.here).toBe('/bpm/task/todo');
});
