import { calls, type Client } from '@gongdi/api';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, accountId } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { deployTest, lineOf, taskOf, users } from './testing.ts';

const { workflow } = calls;
const kit = withServer();
let admin: Client, contractor: Client, patrol: Client, owner: Client;
let definition: string;
let headers: Record<string, string>;

beforeAll(async () => {
  [admin, contractor, patrol, owner] = (await Promise.all(
    ['admin', 'contractor', 'patrol', 'owner'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
  definition = await deployTest(
    admin,
    { key: 'attacked', body: lineOf('First', 'Second') },
    {
      First: users('contractor', 'owner'),
      Second: users('admin'),
    },
  );
  const { user_name, password } = DEMO_ACCOUNTS.find((one) => one.user_name === 'admin')!;
  const login = await (await kit().client()).call(calls.user.login, { body: { user_name, password } });
  headers = { authorization: login.token, 'x-serial-number-id': login.serial_token_number };
});

const send = async (method: string, path: string, body?: string) => {
  const response = await fetch(`${kit().address}/api/workflow/bpm/${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body,
  });
  return response.status;
};

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const instance = (variables: string) => `{"process_definition_id":"${definition}","variables":${variables}}`;

it.each([
  ['variables nested without end', () => ['POST', 'process-instance/create', instance(`{"a":${deep}}`)]],
  ['a prototype among the variables', () => ['POST', 'process-instance/create', instance('{"__proto__":{"a":1}}')]],
  ['a variable without a name', () => ['POST', 'process-instance/create', instance('{"":1}')]],
  ['the year nought', () => ['PUT', 'calendar/update', '{"days":[{"day":"0000-01-01","working":true}]}']],
  ['a year of the calendar that is none', () => ['GET', 'calendar/year?year=99999999999999']],
  ['a deadline beyond all', () => ['GET', 'calendar/deadline?hours=1e99&from=never']],
  [
    'working hours that overlap',
    () => ['PUT', 'calendar/update', '{"hours":[{"from":"08:00","to":"12:00"},{"from":"09:00","to":"10:00"}]}'],
  ],
  ['a day that is none', () => ['GET', 'process-instance/manager-page?begin_create_time=2026-02-30']],
  ['an epoch beyond time', () => ['GET', 'task/todo-page?end_create_time=9999999999999']],
  ['a category beyond numbers', () => ['GET', 'task/todo-page?category=99999999999']],
  ['a page beyond all', () => ['GET', 'task/done-page?page=1000000&page_size=1000']],
  ['a pattern as a name', () => ['GET', 'process-instance/manager-page?name=%25%5C%27%22']],
  ['an id that is none', () => ['PUT', 'task/approve', '{"id":"\' or 1=1 --","reason":"x"}']],
  ['no reason', () => ['PUT', 'task/reject', '{"id":"x","reason":"  "}']],
  ['a rule of no type', () => ['POST', 'task-assign-rule/preview', '{"model_id":"x","type":99}']],
  ['nodes of nothing', () => ['POST', 'process-instance/get-next-approval-nodes', '{}']],
  ['rules of nothing', () => ['GET', 'task-assign-rule/list']],
  ['a message to everybody', () => ['POST', 'event/message', '{"name":""}']],
  ['a message of variables without end', () => ['POST', 'event/message', `{"name":"x","variables":{"a":${deep}}}`]],
  ['a message by a prototype', () => ['POST', 'event/message', '{"name":"x","correlation":{"__proto__":{"a":1}}}']],
  ['a signal with a zero byte', () => ['POST', 'event/signal', '{"name":"a\\u0000b","variables":{"c":"\\u0000"}}']],
  ['conditions about nothing', () => ['POST', 'event/condition', '{"variables":{}}']],
  [
    'conditions of a definition that is none',
    () => ['POST', 'event/condition', '{"variables":{"a":1},"process_definition_id":"x"}'],
  ],
  [
    'a record where none is asked for',
    () => [
      'POST',
      'process-instance/create',
      `{"process_definition_id":"${definition}","record":{"__proto__":{"a":1},"name":${deep}}}`,
    ],
  ],
  [
    'a calendar of no version',
    () => ['PUT', 'calendar/update', '{"days":[{"day":"2026-01-01","working":true}],"version":-1}'],
  ],
  ['ids that are none', () => ['DELETE', `process-instance/delete?ids=${'x,'.repeat(3000)}`]],
] as const)('answers %s without a fault', async (_, request) => {
  const [method = '', path = '', body] = request();
  const status = await send(method, path, body);
  expect(status).toBeLessThan(500);
  expect([401, 403]).not.toContain(status);
});

it('keeps texts as texts wherever they come from', async () => {
  const text = '<script>alert(1)</script>${7*7}{{7*7}}%s\u202e';
  const body = { process_definition_id: definition, name: text, business_key: text, variables: { a: text } };
  const { id } = await patrol.call(workflow.instanceCreate, { body });
  const { id: task } = await taskOf(contractor, id);
  await contractor.call(workflow.taskClaim, { body: { id: task } });
  await contractor.call(workflow.taskApprove, { body: { id: task, reason: text } });
  expect(await patrol.call(workflow.instanceGet, { query: { id } })).toMatchObject({
    name: text,
    business_key: text,
    form_variables: { a: text },
  });
  const { steps } = await patrol.call(workflow.instanceApprovalDetail, { query: { id } });
  expect(steps[1]).toMatchObject({ reason: text });
});

it('gives a task to one of two who claim it at once, and lets one of many acts win', async () => {
  const { id } = await patrol.call(workflow.instanceCreate, { body: { process_definition_id: definition } });
  const { id: task } = await taskOf(contractor, id);
  const claims = await Promise.allSettled(
    [contractor, owner].map((client) => client.call(workflow.taskClaim, { body: { id: task } })),
  );
  expect(claims.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const holder = claims[0]!.status === 'fulfilled' ? contractor : owner;
  const body = { id: task, reason: 'x' };
  const acts = await Promise.allSettled([
    holder.call(workflow.taskApprove, { body }),
    holder.call(workflow.taskReject, { body }),
    holder.call(workflow.taskTransfer, { body: { ...body, assignee_user_id: accountId('admin') } }),
    holder.call(workflow.taskUnclaim, { body: { id: task } }),
    admin.call(workflow.instanceCancelByAdmin, { body: { id, reason: 'x' } }),
    admin.call(workflow.instanceJump, { body: { id, whole: true, to: ['Second'], reason: 'x' } }),
  ]);
  for (const one of acts)
    if (one.status === 'rejected') expect([400, 404, 409]).toContain((one.reason as { status: number }).status);
  const tasks = await patrol.call(workflow.taskList, { query: { process_instance_id: id } });
  const { status } = await patrol.call(workflow.instanceGet, { query: { id } });
  const open = tasks.filter((one) => one.end_time === null);
  expect(open).toHaveLength(status === 1 ? 1 : 0);
  for (const one of tasks) expect(one.result === 1).toBe(one.end_time === null);
});
