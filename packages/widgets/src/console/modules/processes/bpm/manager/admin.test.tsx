// @vitest-environment jsdom
import { CallFailure, calls, type ProcessInstanceDetail } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { AdminPanel } from './admin-panel.tsx';
import { ManagedInstancesPage } from './instance-page.tsx';
import { MigrateDialog } from './migrate-dialog.tsx';

const {
  engineInfo,
  instanceWaits,
  instanceIncidents,
  instanceVariables,
  instanceRetry,
  instanceSetVariables,
  instanceUpdateState,
  instanceJump,
  instanceMigrate,
  instanceManagerPage,
  instanceDelete,
  definitionPage,
  definitionNodes,
  taskList,
} = calls.workflow;

const ALL = ['variables', 'move', 'migrate', 'suspend', 'retry', 'waits', 'signers', 'messages', 'conditions'];

const instance = (more: object = {}): ProcessInstanceDetail =>
  ({
    id: 'i1',
    name: '请假',
    process_definition_id: 'd1',
    process_definition_key: 'leave',
    status: 1,
    suspended: false,
    can_intervene: true,
    ...more,
  }) as unknown as ProcessInstanceDetail;

const engine = (abilities: readonly string[] = ALL) =>
  new FakeServer()
    .on(engineInfo, { abilities } as never)
    .on(instanceWaits, [])
    .on(instanceIncidents, [])
    .on(instanceVariables, []);

async function panel(of: object = {}, server = engine(), may: readonly string[] = []) {
  const page = await renderConsole(<AdminPanel instance={instance(of)} />, { server, may });
  await page.until(() => server.names(engineInfo).length > 0);
  await page.settle();
  return { page, server };
}
const WAYS = ['修改变量', '跳转', '迁移版本', '挂起', '恢复'];
const ways = (choices: readonly string[]) => choices.filter((one) => WAYS.includes(one));

test('what the engine can do is offered, and what it cannot is named', async () => {
  const { page } = await panel({}, engine(['variables', 'suspend', 'retry']));
  expect(ways(page.choices)).toEqual(['修改变量', '挂起']);
  expect(page.text).toContain('当前流程引擎不支持：跳转、迁移版本');
});

test('a suspended instance is resumed; without the right nothing is changed', async () => {
  const suspended = await panel({ suspended: true });
  expect(ways(suspended.page.choices)).toEqual(['修改变量', '跳转', '迁移版本', '恢复']);
  await suspended.page.unmount();
  const reader = await panel({ can_intervene: false });
  expect(ways(reader.page.choices)).toEqual([]);
});

test('a change is made with a reason only', async () => {
  const { page, server } = await panel({}, engine().on(instanceUpdateState, null));
  await page.press('挂起');
  await page.press('挂起');
  await page.until('请填写操作原因');
  expect(server.names(instanceUpdateState)).toEqual([]);
  await page.type('#intervene_reason', '等材料');
  await page.press('挂起');
  await page.until('操作成功');
  expect(server.sent(instanceUpdateState)).toEqual([{ body: { id: 'i1', state: 2, reason: '等材料' } }]);
});

test('the value of a variable is JSON, and is sent as what it means', async () => {
  const { page, server } = await panel({}, engine().on(instanceSetVariables, null));
  await page.press('修改变量');
  await page.type('#intervene_name', 'amount');
  await page.type('#intervene_value', '12,5');
  await page.type('#intervene_reason', '录错');
  await page.press('修改变量');
  await page.until('不是有效的 JSON');
  expect(server.names(instanceSetVariables)).toEqual([]);
  await page.type('#intervene_value', '12.5');
  await page.press('修改变量');
  await page.until('操作成功');
  expect(server.sent(instanceSetVariables)).toEqual([
    { body: { id: 'i1', variables: { amount: 12.5 }, reason: '录错' } },
  ]);
});

test('a move goes from open tasks or the whole instance to nodes that people work at', async () => {
  const server = engine()
    .on(taskList, [
      { id: 't1', name: '部门审批', end_time: null, assignee_user: { nickname: '王建' } },
      { id: 't0', name: '填写', end_time: '2026-11-01T00:00:00.000Z', assignee_user: null },
    ] as never)
    .on(definitionNodes, [
      { key: 'a', name: '经理审批', type: 'bpmn:UserTask' },
      { key: 'g', name: '网关', type: 'bpmn:ExclusiveGateway' },
    ] as never)
    .on(instanceJump, null);
  const { page } = await panel({}, server);
  await page.press('跳转');
  await page.until(() => page.all('#intervene_from').length === 1);
  const offered = async (field: string) => {
    await page.act(() => page.one(field).dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await page.until(() => page.all('.ant-select-item-option').length > 0);
    return page.all('.ant-select-item-option').map(({ textContent }) => textContent);
  };
  expect(await offered('#intervene_from')).toEqual(['部门审批 · 王建', expect.stringContaining('整个流程')]);
  await page.act(() => page.all('.ant-select-item-option')[1]!.click());
  const nodes = (await offered('#intervene_to')).filter(
    (one) => !one.includes('整个流程') && !one.includes('部门审批'),
  );
  expect(nodes).toEqual(['经理审批']);
  await page.act(() =>
    page
      .all('.ant-select-item-option')
      .find(({ textContent }) => textContent === '经理审批')!
      .click(),
  );
  await page.type('#intervene_reason', '退回重办');
  await page.press('跳转');
  await page.until('操作成功');
  expect(server.sent(instanceJump)).toEqual([
    { body: { id: 'i1', from_task_ids: [], whole: true, to: ['a'], reason: '退回重办' } },
  ]);
});

test('a failed step is retried by whoever may', async () => {
  const incident = {
    id: 'x1',
    activity_name: null,
    activity_key: 'service-1',
    message: 'connect ECONNREFUSED',
    create_time: '2026-11-02T00:00:00.000Z',
  };
  const server = engine()
    .on(instanceIncidents, [incident] as never)
    .on(instanceRetry, null);
  const { page } = await panel({}, server);
  await page.until('connect ECONNREFUSED');
  expect(page.text).toContain('service-1');
  await page.press('重试');
  await page.until('已安排重试');
  expect(server.sent(instanceRetry)).toEqual([{ body: { id: 'i1', incident_id: 'x1' } }]);
  await page.unmount();
  const reader = await panel({ can_intervene: false }, server);
  await reader.page.until('connect ECONNREFUSED');
  expect(reader.page.choice('重试')).toBeUndefined();
});

test('variables are shown as JSON, so that a number and its text are told apart', async () => {
  const variables = [
    { name: 'amount', type: 'Long', value: 12 },
    { name: 'code', type: 'String', value: '12' },
  ];
  const { page } = await panel({}, engine().on(instanceVariables, variables));
  await page.until('amount');
  expect(page.all('code').map(({ textContent }) => textContent)).toEqual(['12', '"12"']);
});

test('what an instance waits for is asked of a running one only, and sent by whoever may', async () => {
  const wait = { id: 'w', kind: 'message', name: '到货', activity_name: '等待到货', activity_key: 'x' };
  const server = engine().on(instanceWaits, [wait] as never);
  const { page } = await panel({}, server, ['bpm-process-manager|message']);
  await page.until('等待到货');
  expect(page.all('[aria-label$="到货"]').length).toBe(1);
  await page.unmount();
  const reader = await panel({}, server);
  await reader.page.until('等待到货');
  expect(reader.page.all('[aria-label$="到货"]')).toEqual([]);
  await reader.page.unmount();
  const ended = await panel({ status: 2 }, engine());
  expect(ended.server.names(instanceWaits)).toEqual([]);
});

// -- migration

const versions = pageOf(
  { id: 'd1', key: 'leave', name: '请假', version: 1 },
  { id: 'd2', key: 'leave', name: '请假', version: 2 },
  { id: 'd9', key: 'leave-long', name: '长假', version: 1 },
);

async function migration(instances: readonly ProcessInstanceDetail[], server: FakeServer) {
  const close = vi.fn();
  const page = await renderConsole(<MigrateDialog instances={instances} onClose={close} />, { server });
  await page.until(() => server.names(definitionPage).length === 1);
  await page.settle();
  const choose = async () => {
    await page.act(() => page.one('#migrate_target').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await page.until(() => page.all('.ant-select-item-option').length > 0);
    const offered = page.all('.ant-select-item-option').map(({ textContent }) => textContent);
    await page.act(() => page.all('.ant-select-item-option').at(-1)!.click());
    await page.type('#migrate_reason', '新制度');
    await page.press('迁移版本');
    return offered;
  };
  return { page, close, choose };
}

test('an instance is migrated to another version of the same process', async () => {
  const server = new FakeServer()
    .on(definitionPage, versions as never)
    .on(instanceMigrate, [{ id: 'i1', ok: true, message: null }] as never);
  const { page, close, choose } = await migration([instance()], server);
  expect(await choose()).toEqual(['v2 · 请假']);
  await page.until('1 个成功，0 个失败');
  expect(server.sent(instanceMigrate)).toEqual([
    { body: { ids: ['i1'], process_definition_id: 'd2', mapping: {}, reason: '新制度' } },
  ]);
  expect(close).toHaveBeenCalledOnce();
});

test('instances that could not be migrated are named with the reason', async () => {
  const server = new FakeServer().on(definitionPage, versions as never).on(instanceMigrate, [
    { id: 'i1', ok: true, message: null },
    { id: 'i2', ok: false, message: '节点不存在' },
  ] as never);
  const { page, choose } = await migration([instance(), instance({ id: 'i2', name: '病假' })], server);
  await choose();
  await page.until('1 个成功，1 个失败');
  expect(page.text).toContain('病假：节点不存在');
});

test('without another version there is nothing to migrate to', async () => {
  const server = new FakeServer().on(definitionPage, pageOf({ id: 'd1', key: 'leave', name: '请假', version: 1 }));
  const { page } = await migration([instance()], server);
  expect(page.text).toContain('没有其他版本');
  expect((page.choice('迁移版本') as HTMLButtonElement).disabled).toBe(true);
});

// -- the list of all instances

const managed = (id: string, more: object = {}) => ({
  ...instance({ id, name: `流程${id}` }),
  start_user: { nickname: '周' },
  tasks: [],
  result: 1,
  overdue: false,
  incident_count: 0,
  business_key: null,
  create_time: '2026-11-02T00:00:00.000Z',
  end_time: null,
  writable: true,
  ...more,
});
const MAY = ['cancel', 'delete', 'update', 'message', 'list'].map((one) => `bpm-process-manager|${one}`);

async function list(rows: readonly object[], may: readonly string[] = MAY, server = engine()) {
  server.on(instanceManagerPage, pageOf(...rows));
  const page = await renderConsole(<ManagedInstancesPage />, { server, may, at: '/bpm/manager/instance' });
  await page.until('流程');
  await page.settle();
  return { page, server };
}

test('a running instance is cancelled, an ended one deleted for good after a question', async () => {
  const { page, server } = await list(
    [managed('1'), managed('2', { status: 2 })],
    MAY,
    engine().on(instanceDelete, { deleted: 1 }),
  );
  expect(page.choices.filter((one) => one === '取消' || one === '删除')).toEqual(['取消', '删除']);
  await page.press('删除');
  await page.until('删除流程「流程2」？');
  expect(page.text).toContain('无法恢复');
  expect(server.names(instanceDelete)).toEqual([]);
  await page.press('删除');
  await page.until('已删除');
  expect(server.sent(instanceDelete)).toEqual([{ query: { ids: '2' } }]);
});

test('a deletion that the server refuses says why', async () => {
  const { page } = await list(
    [managed('2', { status: 2 })],
    MAY,
    engine().on(instanceDelete, new CallFailure('仍在归档')),
  );
  await page.press('删除');
  await page.until('删除流程');
  await page.press('删除');
  await page.until('仍在归档');
});

test('incidents, terms and suspension are marked', async () => {
  const { page } = await list([managed('1', { suspended: true, overdue: true, incident_count: 3 })]);
  for (const words of ['已挂起', '已超期', '3 个异常']) expect(page.text).toContain(words);
});

test('events are sent where the engine can and the user may; rows are chosen by whoever may migrate', async () => {
  const { page } = await list([managed('1')]);
  await page.until('发送事件');
  expect(page.all('tbody input[type=checkbox]').length).toBeGreaterThan(0);
  await page.unmount();
  const unable = await list([managed('1')], MAY, engine(['move']));
  expect(unable.page.choice('发送事件')).toBeUndefined();
  await unable.page.unmount();
  const reader = await list([managed('1')], ['bpm-process-manager|list']);
  expect([reader.page.choice('发送事件'), reader.page.all('tbody input[type=checkbox]')]).toEqual([undefined, []]);
  expect(reader.page.choice('取消')).toBeUndefined();
});
