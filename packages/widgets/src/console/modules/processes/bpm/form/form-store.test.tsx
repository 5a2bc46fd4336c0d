// @vitest-environment jsdom
import { CallFailure, calls, type BpmForm } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { FormListPage } from './form-list.tsx';
import { useFormStore } from './use-form-store.ts';
import { useFormTasks } from './use-form-tasks.ts';

const { formCreate, formUpdate, formPage, formDelete, modelPage, assignRuleList } = calls.workflow;

const form = (id: string, version: number): BpmForm => ({ id, version, name: '请假单' }) as unknown as BpmForm;
const BODY = { name: '请假单', status: 0, remark: null, conf: '{}', fields: [] } as never;

async function store(given: BpmForm | null, server: FakeServer) {
  const reload = vi.fn();
  const onMade = vi.fn();
  const saved = vi.fn();
  const { page, now } = await renderHook(() => useFormStore(given, reload, onMade), {
    server,
    at: '/bpm/manager/form/edit',
  });
  return { page, now, reload, onMade, saved, save: () => page.act(() => now().store(BODY, saved)) };
}

test('a new form is created once; from then on it is changed under its own address', async () => {
  const server = new FakeServer().on(formCreate, form('f1', 1)).on(formUpdate, form('f1', 2));
  const { page, now, onMade, saved, save } = await store(null, server);
  await save();
  expect([onMade.mock.calls, page.here, now().stored?.id]).toEqual([[['f1']], '/bpm/manager/form/edit?id=f1', 'f1']);
  await save();
  expect(server.names()).toEqual([formCreate.name, formUpdate.name]);
  expect(server.sent(formUpdate)[0]!.body).toMatchObject({ id: 'f1', version: 1 });
  expect(saved).toHaveBeenCalledTimes(2);
});

test('each change is based on the version of the one before', async () => {
  let version = 4;
  const server = new FakeServer().on(formUpdate, () => form('f1', (version += 1)));
  const { save } = await store(form('f1', 4), server);
  await save();
  await save();
  expect(server.sent(formUpdate).map(({ body }) => body.version)).toEqual([4, 5]);
});

test('whoever was overtaken may read the form again, or stay with the own input', async () => {
  const conflict = new CallFailure('冲突', { code: ERRORS.conflict.code, status: 409 });
  const { page, reload, saved, save } = await store(form('f1', 4), new FakeServer().on(formUpdate, conflict));
  await save();
  await page.until('重新加载会丢弃您刚才的修改');
  expect(saved).not.toHaveBeenCalled();
  await page.press('留在此页');
  expect(reload).not.toHaveBeenCalled();
  await save();
  await page.until(() => page.choice('重新加载') !== undefined);
  await page.press('重新加载');
  expect(reload).toHaveBeenCalledOnce();
});

test('another refusal shows its first problem, and the button works again', async () => {
  const problems = [{ path: 'fields.0.name', message: '字段名重复' }] as never;
  const refused = new CallFailure('校验失败', { status: 422, problems });
  const { page, now, save } = await store(null, new FakeServer().on(formCreate, refused));
  await save();
  await page.until('字段名重复');
  expect([now().busy, now().stored]).toEqual([false, null]);
});

test('tasks of the models that use the form are known, each key once', async () => {
  const server = new FakeServer()
    .on(
      modelPage,
      pageOf({ id: 'm1', form_id: 'f1' }, { id: 'm2', form_id: 'other' }, { id: 'm3', form_id: 'f1' }) as never,
    )
    .on(
      assignRuleList,
      ({ query }) =>
        [
          { task_definition_key: 'approve', task_definition_name: '审批' },
          ...(query.model_id === 'm3' ? [{ task_definition_key: 'check', task_definition_name: '复核' }] : []),
        ] as never,
    );
  const { page, now } = await renderHook(() => useFormTasks('f1'), { server });
  await page.until(() => now().length > 0);
  expect(now()).toEqual([
    { key: 'approve', name: '审批' },
    { key: 'check', name: '复核' },
  ]);
  expect(server.sent(assignRuleList).map(({ query }) => query.model_id)).toEqual(['m1', 'm3']);
  await page.unmount();
  const fresh = await renderHook(() => useFormTasks(null), { server: new FakeServer() });
  expect([fresh.now(), fresh.page.server.names()]).toEqual([[], []]);
});

const row = (id: string, more: object = {}) => ({
  id,
  name: `表单${id}`,
  status: 0,
  remark: null,
  create_time: '2026-11-02T00:00:00.000Z',
  writable: true,
  ...more,
});
const MAY = ['create', 'update', 'delete', 'list'].map((one) => `bpm-form|${one}`);

async function list(rows: readonly object[], may: readonly string[] = MAY) {
  const server = new FakeServer().on(formPage, pageOf(...rows));
  const page = await renderConsole(<FormListPage />, { server, may, at: '/bpm/manager/form' });
  await page.until('表单1');
  return { page, server };
}

test('a form of an organisation above is previewed here, and changed only there', async () => {
  const { page } = await list([row('1', { writable: false })]);
  expect(page.choices.filter((one) => ['设计表单', '预览', '删除'].includes(one))).toEqual(['预览']);
});

test('a form is deleted after a question that says what it is still used for', async () => {
  const { page, server } = await list([row('1')]);
  server.on(formDelete, null);
  await page.press('删除');
  await page.until('确定删除表单「表单1」吗？');
  expect([page.text.includes('已发布的流程定义保留'), server.names(formDelete)]).toEqual([true, []]);
  await page.press('删除');
  await page.until(() => server.names(formPage).length === 2);
  expect(server.sent(formDelete)).toEqual([{ query: { id: '1' } }]);
});

test('who only looks has no buttons that change', async () => {
  const { page } = await list([row('1')], ['bpm-form|list']);
  expect(page.choices.filter((one) => ['新建表单', '设计表单', '删除'].includes(one))).toEqual([]);
});
