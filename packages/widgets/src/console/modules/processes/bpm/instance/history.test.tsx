// @vitest-environment jsdom
import { CallFailure, calls, type ApprovalDetail, type ProcessInstanceDetail } from '@gongdi/api';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { CommentBox } from './comment-box.tsx';
import { CopiesPanel } from './copies-panel.tsx';
import { InstanceButtons } from './instance-buttons.tsx';
import { InstanceHead } from './instance-head.tsx';
import { InstanceMissing } from './instance-missing.tsx';
import { Timeline } from './timeline.tsx';
import { useInstance } from './use-instance.ts';
import { usePrint } from './use-print.ts';

const { commentCreate, instanceApprovalDetail, instanceCopyPage, instanceCancel, instanceCancelByAdmin } =
  calls.workflow;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Step = ApprovalDetail['steps'][number];
const step = (more: object = {}): Step =>
  ({
    kind: 'task',
    task_id: 't1',
    name: '部门审批',
    user: { id: 'u2', nickname: '王建', dept_name: '工程部' },
    result: 2,
    task_kind: null,
    comment_kind: null,
    start_time: '2026-11-02T00:00:00.000Z',
    end_time: '2026-11-02T01:30:00.000Z',
    reason: null,
    attachments: [],
    signature: null,
    ...more,
  }) as unknown as Step;

const lines = async (...steps: Step[]) => {
  const page = await renderConsole(<Timeline steps={steps} />);
  return page.all('.gd-approval-step').map(({ textContent }) => textContent);
};

test('a decided task has who, result, time and how long it took', async () => {
  const [line] = await lines(step({ reason: '同意' }));
  for (const words of ['部门审批', '王建（工程部）', '通过', '2026-11-02 09:30:00', '耗时', '同意'])
    expect(line).toContain(words);
});

test('a task that waits has its begin, and has taken no time yet', async () => {
  const [line] = await lines(step({ result: 1, end_time: null }));
  expect(line).toContain('等待审批');
  expect(line).toContain('2026-11-02 08:00:00');
  expect(line).not.toContain('耗时');
});

test.each([
  ['start', {}, '发起申请'],
  ['end', { result: 2 }, '流程结束'],
  ['copy', { result: null }, '抄送'],
  ['comment', { result: null, comment_kind: 'transfer' }, '转办'],
  ['comment', { result: null, comment_kind: null }, '评论'],
])('a step of kind %s with %j is called %s', async (kind, more, name) => {
  const page = await renderConsole(<Timeline steps={[step({ kind, name: 'x', ...more })]} />);
  expect(page.one('strong').textContent).toBe(name);
});

test('the start and a comment have no result; a task that was returned is called that', async () => {
  const [start, comment, returned] = await lines(
    step({ kind: 'start' }),
    step({ kind: 'comment', result: 2 }),
    step({ task_kind: 'returned', result: 3 }),
  );
  expect([start!.includes('通过'), comment!.includes('通过')]).toEqual([false, false]);
  expect(returned).toContain('退回');
});

test('a comment is sent once and its field emptied; a refused one stays', async () => {
  const server = new FakeServer().on(commentCreate, new CallFailure('流程已删除', { status: 404 }));
  const page = await renderConsole(<CommentBox instance_id="i1" />, { server });
  expect((page.choice('发表评论') as HTMLButtonElement).disabled).toBe(true);
  await page.type('textarea', '请尽快');
  await page.press('发表评论');
  await page.until('流程已删除');
  expect((page.one('textarea') as HTMLTextAreaElement).value).toBe('请尽快');
  server.on(commentCreate, {});
  await page.press('发表评论');
  await page.until('评论已发表');
  expect((page.one('textarea') as HTMLTextAreaElement).value).toBe('');
  expect(server.sent(commentCreate).at(-1)).toEqual({
    body: { process_instance_id: 'i1', content: '请尽快', attachments: [] },
  });
});

test('copies of others are listed with a link; without any there is no list', async () => {
  const copy = {
    id: 'c1',
    process_instance_id: 'i 5',
    process_instance_name: '采购',
    start_user: { nickname: '周' },
    user: { nickname: '王' },
    task_name: null,
    reason: null,
    create_time: '2026-11-02T00:00:00.000Z',
  };
  const page = await renderConsole(<CopiesPanel />, { server: new FakeServer().on(instanceCopyPage, pageOf(copy)) });
  await page.until('采购');
  expect(
    page
      .all('a')
      .find(({ textContent }) => textContent === '采购')!
      .getAttribute('href'),
  ).toContain('i%205');
  await page.unmount();
  const none = await renderConsole(<CopiesPanel />, { server: new FakeServer().on(instanceCopyPage, pageOf()) });
  await none.settle();
  expect(none.text).not.toContain('抄送我的');
});

const instance = (more: object = {}): ProcessInstanceDetail =>
  ({
    id: 'i1',
    name: '请假',
    start_user: { nickname: '周志强', dept_name: '工程部' },
    status: 1,
    result: 1,
    category: null,
    create_time: '2026-11-02T00:00:00.000Z',
    end_time: null,
    suspended: false,
    reason: null,
    can_remind: false,
    can_cancel: false,
    can_cancel_as_admin: false,
    ...more,
  }) as unknown as ProcessInstanceDetail;

test.each([
  [{}, null, []],
  [{ can_remind: true }, null, ['催办']],
  [{ can_cancel: true }, null, ['取消流程']],
  [{ can_cancel_as_admin: true }, null, ['取消流程']],
  [{}, 't1', ['撤回']],
])('an instance with %j and the withdrawable task %s offers %j', async (more, withdrawable, choices) => {
  const page = await renderConsole(<InstanceButtons instance={instance(more)} withdrawable={withdrawable} />);
  expect(page.choices).toEqual(choices);
});

test.each([
  ['the starter', { can_cancel: true, can_cancel_as_admin: true }, instanceCancel],
  ['an administrator', { can_cancel: false, can_cancel_as_admin: true }, instanceCancelByAdmin],
])('%s cancels by the own call, with a reason', async (_, more, call) => {
  const server = new FakeServer().on(call, null);
  const page = await renderConsole(<InstanceButtons instance={instance(more)} withdrawable={null} />, { server });
  await page.press('取消流程');
  await page.press('取消流程');
  await page.until('审批意见不能为空');
  expect(server.names()).toEqual([]);
  await page.type('#cancel_reason', '重复申请');
  await page.press('取消流程');
  await page.until('流程已取消');
  expect(server.sent(call)).toEqual([{ body: { id: 'i1', reason: '重复申请' } }]);
});

test('the head names who asked for what, why it was cancelled, and that it is suspended', async () => {
  const page = await renderConsole(
    <InstanceHead
      box={null}
      columns={2}
      instance={instance({ suspended: true, reason: '重复申请' })}
      withdrawable={null}
      onPrint={() => undefined}
    />,
  );
  for (const words of ['请假', '已挂起', '周志强（工程部）', '取消理由', '重复申请'])
    expect(page.text).toContain(words);
});

test('a process that is gone leads to the lists that the user may open', async () => {
  const both = await renderConsole(<InstanceMissing />, { may: ['bpm-task|list', 'bpm-process-instance|list'] });
  expect(both.choices).toEqual(['查看待办任务', '查看我的流程']);
  await both.press('查看我的流程');
  expect(both.here).toBe('/bpm/task/my');
  await both.unmount();
  const none = await renderConsole(<InstanceMissing />);
  expect(none.choices).toEqual([]);
});

test('whoever loses sight of an instance keeps what was read; without an id nothing is asked', async () => {
  const server = new FakeServer().on(instanceApprovalDetail, {
    process_instance: instance(),
    process_definition: { form_conf: null, form_fields: [] },
    steps: [],
  });
  const { page, now } = await renderHook(() => useInstance('i1'), { server });
  await page.until(() => now().data !== undefined);
  expect([now().schema, now().lost]).toEqual([undefined, false]);
  server.on(instanceApprovalDetail, new CallFailure('没有', { status: 404 }));
  await page.act(() => now().refetch());
  await page.until(() => now().lost);
  expect(now().data?.process_instance.name).toBe('请假');
  await page.unmount();
  const none = await renderHook(() => useInstance(''), { server: new FakeServer() });
  expect(none.page.server.names()).toEqual([]);
});

test('a page is printed with the picture of the whole diagram, and without it if there is none', async () => {
  const released: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:p', revokeObjectURL: (url: string) => void released.push(url) }),
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => undefined;
    },
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { page, now } = await renderHook(usePrint);
  await page.act(() => now().print());
  expect([now().picture, print.mock.calls.length]).toEqual([undefined, 1]);
  now().hold({ saveSVG: async () => '<svg/>' });
  await page.act(() => now().print());
  expect([now().picture, print.mock.calls.length]).toEqual(['blob:p', 2]);
  now().hold({
    saveSVG: async () => {
      throw new Error('not drawn yet');
    },
  });
  await page.act(() => now().print());
  expect(print).toHaveBeenCalledTimes(3);
  await page.unmount();
  expect(released).toEqual(['blob:p']);
});
