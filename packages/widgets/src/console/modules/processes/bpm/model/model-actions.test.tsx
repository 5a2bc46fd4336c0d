// @vitest-environment jsdom
import { CallFailure, calls, type ProcessModel } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { useDeployedVersions } from './deployed-versions.ts';
import { ActivationSwitch, ModelActions } from './model-actions.tsx';

const { modelConsequences, modelDelete, modelClean, modelDeploy, modelUpdateState, definitionPage, definitionXml } =
  calls.workflow;

const model = (more: object = {}): ProcessModel =>
  ({
    id: 'm 1',
    key: 'leave',
    name: '请假',
    writable: true,
    form_type: 10,
    process_definition: { id: 'd1', version: 2, suspension_state: 1, deployment_time: '2026-11-02T00:00:00.000Z' },
    ...more,
  }) as unknown as ProcessModel;
const MAY = ['update', 'assign', 'deploy', 'delete'].map((one) => `bpm-model|${one}`);

async function actions(of: ProcessModel, server = new FakeServer(), may: readonly string[] = MAY) {
  const onChanged = vi.fn();
  const page = await renderConsole(
    <ModelActions model={of} onEdit={() => undefined} onRules={() => undefined} onChanged={onChanged} />,
    { server, may },
  );
  const confirm = () => page.all<HTMLButtonElement>('.ant-modal-confirm-btns button').at(-1)!;
  return { page, server, onChanged, confirm };
}
const consequences = (running: number, definitions = 2) =>
  ({ definitions, running_instances: running, finished_instances: 5 }) as never;

test('a model of an organisation above is used here, and changed only there', async () => {
  const { page } = await actions(model({ writable: false }));
  expect(page.choices).toEqual(['流程定义']);
});

test('what may be done follows the permissions; there is nothing to clean before the first deployment', async () => {
  const all = await actions(model());
  expect(all.page.choices).toEqual(['修改流程', '设计流程', '分配规则', '发布流程', '流程定义', '清理', '删除']);
  await all.page.unmount();
  const fresh = await actions(model({ process_definition: null }), new FakeServer(), ['bpm-model|delete']);
  expect(fresh.page.choices).toEqual(['流程定义', '删除']);
});

test('a model without running instances is deleted after a question that counts what stays', async () => {
  const server = new FakeServer().on(modelConsequences, consequences(0)).on(modelDelete, null);
  const { page, onChanged, confirm } = await actions(model(), server);
  await page.press('删除');
  await page.until('确定删除流程「请假」吗？');
  expect(page.text).toContain('已发布 2 个流程定义，进行中 0 个、已结束 5 个流程实例');
  expect(server.names(modelDelete)).toEqual([]);
  await page.act(() => confirm().click());
  await page.until(() => onChanged.mock.calls.length === 1);
  expect(server.sent(modelDelete)).toEqual([{ query: { id: 'm 1' } }]);
});

test('with running instances the key has to be typed, to the letter', async () => {
  const server = new FakeServer().on(modelConsequences, consequences(3)).on(modelDelete, null);
  const { page, onChanged, confirm } = await actions(model(), server);
  await page.press('删除');
  await page.until('有 3 个进行中的实例');
  expect(confirm().disabled).toBe(true);
  await page.type('.ant-modal-confirm input', 'leav');
  expect(confirm().disabled).toBe(true);
  await page.type('.ant-modal-confirm input', ' leave ');
  expect(confirm().disabled).toBe(false);
  await page.act(() => confirm().click());
  await page.until(() => onChanged.mock.calls.length === 1);
});

test('nothing is asked if the consequences are not known', async () => {
  const { page, server } = await actions(model(), new FakeServer().on(modelConsequences, new CallFailure('网络错误')));
  await page.press('删除');
  await page.settle();
  expect([server.reports, page.all('.ant-modal-confirm').length]).toEqual([['网络错误'], 0]);
});

test('cleaning always needs the key, and says what is gone', async () => {
  const server = new FakeServer()
    .on(modelConsequences, consequences(0))
    .on(modelClean, { definitions: 2, instances: 7 });
  const { page, confirm } = await actions(model(), server);
  await page.press('清理');
  await page.until('请输入流程标识 leave 以确认清理');
  expect(confirm().disabled).toBe(true);
  await page.type('.ant-modal-confirm input', 'leave');
  await page.act(() => confirm().click());
  await page.until('已删除 2 个流程定义、7 个流程实例');
});

test('a model whose definitions are gone already has nothing to clean', async () => {
  const { page } = await actions(model(), new FakeServer().on(modelConsequences, consequences(0, 0)));
  await page.press('清理');
  await page.until('没有已发布的定义，无需清理');
  expect(page.all('.ant-modal-confirm')).toEqual([]);
});

test('a model is deployed after a question; without a form the question says so and consents', async () => {
  const server = new FakeServer().on(modelDeploy, { version: 3 });
  const { page, onChanged, confirm } = await actions(model({ form_type: null }), server);
  await page.press('发布流程');
  await page.until('该流程不使用表单');
  await page.act(() => confirm().click());
  await page.until('发布成功，当前版本 v3');
  expect([server.sent(modelDeploy), onChanged.mock.calls.length]).toEqual([
    [{ query: { id: 'm 1', without_form: '1' } }],
    1,
  ]);
});

test('all problems of a deployment are listed at once, each of them once', async () => {
  const problems = ['任务“审批”没有审批人', '任务“审批”没有审批人', '缺少结束事件'].map((message) => ({
    path: 'x',
    message,
  }));
  const refusal = new CallFailure('流程不能发布', { status: 422, problems: problems as never });
  const { page, onChanged, confirm } = await actions(model(), new FakeServer().on(modelDeploy, refusal));
  await page.press('发布流程');
  await page.until('确定发布流程');
  await page.act(() => confirm().click());
  await page.until('流程不能发布');
  expect(page.all('.gd-data-problems li').map(({ textContent }) => textContent)).toEqual([
    '任务“审批”没有审批人',
    '缺少结束事件',
  ]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('without a server the question stays open, to try again', async () => {
  const server = new FakeServer().on(modelDeploy, new CallFailure('网络错误', { status: 0 }));
  const { page, confirm } = await actions(model(), server);
  await page.press('发布流程');
  await page.until('确定发布流程');
  await page.act(() => confirm().click());
  await page.until('网络错误');
  server.on(modelDeploy, { version: 3 });
  await page.act(() => confirm().click());
  await page.until('发布成功');
});

async function activation(of: ProcessModel, server = new FakeServer(), may: readonly string[] = MAY) {
  const onChanged = vi.fn();
  const page = await renderConsole(<ActivationSwitch model={of} onChanged={onChanged} />, { server, may });
  return { page, onChanged };
}

test.each([
  [1, '确定挂起流程「请假」吗？', 2, '已挂起'],
  [2, '确定激活流程「请假」吗？', 1, '已激活'],
])('a definition in state %i is switched after a question', async (suspension_state, question, state, done) => {
  const server = new FakeServer().on(modelUpdateState, null);
  const { page, onChanged } = await activation(model({ process_definition: { suspension_state } }), server);
  await page.act(() => page.one('[role=switch]').click());
  await page.until(question);
  expect(server.names(modelUpdateState)).toEqual([]);
  await page.press('确定');
  await page.until(done);
  expect([server.sent(modelUpdateState), onChanged.mock.calls.length]).toEqual([[{ body: { id: 'm 1', state } }], 1]);
});

test('who may not deploy sees the state only; before a deployment there is none', async () => {
  const reader = await activation(model(), new FakeServer(), []);
  expect((reader.page.one('[role=switch]') as HTMLButtonElement).disabled).toBe(true);
  await reader.page.unmount();
  const fresh = await activation(model({ process_definition: null }));
  expect([fresh.page.all('[role=switch]').length, fresh.page.text.includes('--')]).toEqual([0, true]);
});

test('deployed versions are offered newest first, each with its own drawing; another key that begins alike is not', async () => {
  const list = [
    { id: 'd1', key: 'leave', version: 1, deployment_time: '2026-11-01T00:00:00.000Z' },
    { id: 'd2', key: 'leave', version: 2, deployment_time: '2026-11-02T00:00:00.000Z' },
    { id: 'd9', key: 'leave-long', version: 9, deployment_time: '2026-11-02T00:00:00.000Z' },
  ];
  const server = new FakeServer()
    .on(definitionPage, { list, total: 3 } as never)
    .on(definitionXml, ({ query }) => `<${query.id}/>`);
  const { page, now } = await renderHook(() => useDeployedVersions('leave'), { server });
  await page.until(() => now().length > 0);
  expect(now().map(({ name }) => name)).toEqual(['v2（2026-11-02 08:00:00）', 'v1（2026-11-01 08:00:00）']);
  expect(await (now()[0]!.xml as () => Promise<string>)()).toBe('<d2/>');
  await page.unmount();
  const none = await renderHook(() => useDeployedVersions(undefined), { server: new FakeServer() });
  expect([none.now(), none.page.server.names()]).toEqual([[], []]);
});
