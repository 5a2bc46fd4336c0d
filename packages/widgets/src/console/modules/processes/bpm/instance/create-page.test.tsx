// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { EMPTY_FORM, formToWire, type ProcessForm } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.tsx';
import { CreateInstancePage } from './create-page.tsx';

const { definitionList, definitionGet, instanceCreate, instanceNextNodes } = calls.workflow;

const definition = (id: string, more: object = {}) => ({
  id,
  key: `key-${id}`,
  name: `流程${id}`,
  version: 2,
  category: null,
  description: null,
  form_type: 10,
  form_conf: null,
  form_fields: [],
  form_custom_create_path: null,
  ...more,
});

const FORM: ProcessForm = {
  ...EMPTY_FORM,
  fields: [{ name: 'reason', type: 'text', label: '事由', required: true }] as unknown as ProcessForm['fields'],
};

async function open(at: string, server: FakeServer, options: ConsoleOptions = {}) {
  return renderConsole(<CreateInstancePage />, { server: server.on(instanceNextNodes, []), at, ...options });
}
const START = '/bpm/process-instance/create';

test('processes are found by name or key, and one is chosen', async () => {
  const list = Array.from({ length: 12 }, (_, at) => definition(String(at)));
  const server = new FakeServer().on(definitionList, list as never).on(definitionGet, definition('11') as never);
  const page = await open(START, server);
  await page.until('流程11');
  await page.type('input[type=search], .ant-input-search input', 'key-11');
  expect(page.all('li').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('流程11')]);
  await page.act(() => page.one('li button').click());
  expect(page.here).toBe(`${START}?definition=11`);
});

test('a short list has no search; none says whom to ask', async () => {
  const few = await open(START, new FakeServer().on(definitionList, [definition('1')] as never));
  await few.until('流程1');
  expect(few.all('input')).toEqual([]);
  await few.unmount();
  const none = await open(START, new FakeServer().on(definitionList, []));
  await none.until('请联系管理员发布流程');
});

test('a list that cannot be read is read again', async () => {
  const server = new FakeServer().on(definitionList, new CallFailure('引擎未启动', { status: 503 }));
  const page = await open(START, server);
  await page.until('引擎未启动');
  server.on(definitionList, [definition('1')] as never);
  await page.press('重试');
  await page.until('流程1');
});

test('a process without a form is started at once and its page opened in place of this one', async () => {
  const server = new FakeServer().on(definitionGet, definition('1') as never).on(instanceCreate, { id: 'i7' });
  const page = await open(`${START}?definition=1`, server);
  await page.until('该流程没有需要填写的表单');
  await page.press('提交申请');
  await page.until('流程已发起');
  expect(server.sent(instanceCreate)).toMatchObject([{ body: { process_definition_id: '1', variables: {} } }]);
  expect(page.here).toContain('i7');
});

test('all attempts of one form have one key: the process is started once', async () => {
  const server = new FakeServer()
    .on(definitionGet, definition('1') as never)
    .on(instanceCreate, new CallFailure('网络错误', { status: 0 }));
  const page = await open(`${START}?definition=1`, server);
  await page.until('提交申请');
  await page.press('提交申请');
  await page.until('网络错误');
  server.on(instanceCreate, { id: 'i7' });
  await page.press('提交申请');
  await page.until('流程已发起');
  const keys = server.sent(instanceCreate).map(({ body }) => body.request_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a form is checked before it is sent; a problem of the server stands at its field', async () => {
  const wire = formToWire(FORM);
  const form = { form_conf: wire.conf, form_fields: wire.fields };
  const problems = [{ path: 'variables.reason', message: '事由太短' }] as never;
  const server = new FakeServer()
    .on(definitionGet, definition('1', form) as never)
    .on(instanceCreate, new CallFailure('校验失败', { status: 422, problems }));
  const page = await open(`${START}?definition=1`, server);
  await page.until('事由');
  await page.press('提交申请');
  await page.settle();
  expect(server.names(instanceCreate)).toEqual([]);
  await page.type('.ant-form input, form input, input[id*=reason]', '事假');
  await page.press('提交申请');
  await page.until(() => server.names(instanceCreate).length === 1);
  await page.until('事由太短');
  expect(server.sent(instanceCreate)[0]!.body.variables).toEqual({ reason: '事假' });
});

test('who decides next is shown with the present values; a node without people says so', async () => {
  const server = new FakeServer().on(definitionGet, definition('1') as never);
  const page = await open(`${START}?definition=1`, server);
  server.on(instanceNextNodes, [
    { key: 'a', name: '部门审批', users: [{ id: 'u', nickname: '王建' }], multiple: true },
    { key: 'b', name: '经理审批', users: [], multiple: false },
  ] as never);
  await page.act(() => page.queries.invalidateQueries({ queryKey: ['ahead'] }));
  await page.until('部门审批');
  expect(page.text).toContain('王建');
  expect(page.text).toContain('找不到任务的审批人');
});

test('a process with a form of its own leads to the page of that form', async () => {
  const own = definition('1', { form_type: 20, form_custom_create_path: '/other/add' });
  const page = await open(`${START}?definition=1`, new FakeServer().on(definitionGet, own as never));
  await page.until('请在业务页面发起');
  expect(page.choice('提交申请')).toBeUndefined();
  await page.press('打开业务表单');
  expect(page.here).toBe('/other/add');
});
