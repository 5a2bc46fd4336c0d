import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { hiddenDangerRectification, substitute } from '@gongdi/domain';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountId } from '../../../demo/index.ts';
import { sampleFile, sampleRecord } from '../../../resources/testing.ts';
import { deployTest, users, withServer } from '../../../testing.ts';
import { lineOf, todoOf } from '../../../process/testing.ts';

const subs = resourceCalls(substitute);
const dangers = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };
const kit = withServer();
const [CHEN, PATROL, ADMIN] = [accountId('contractor'), accountId('patrol'), accountId('admin')];
const DAY = 86_400_000;

let contractor: Client;
let patrol: Client;
let admin: Client;
beforeAll(async () => {
  contractor = await kit().client('contractor');
  patrol = await kit().client('patrol');
  admin = await kit().client('admin');
});

beforeEach(async () => {
  await kit().database.db.deleteFrom('account_substitute').execute();
});

const at = (days: number): string => new Date(kit().clock.now + days * DAY).toISOString();
const leave = (client: Client, user_id: string, substitute_id: string, from = 0, to = 3) =>
  client.call(subs.add!, {
    body: { reason: '年休假', user_id, substitute_id, begin_at: at(from), end_at: at(to) },
  });
const titles = async (client: Client) =>
  (await client.call(calls.notification.list, { query: {} })).list.map(({ title }) => title);

it('refuses what makes no sense or is not one’s own to name', async () => {
  const refused = { code: 42_200 };
  await expect(leave(contractor, CHEN, CHEN)).rejects.toMatchObject(refused);
  await expect(leave(contractor, CHEN, PATROL, 3, 1)).rejects.toMatchObject(refused);
  await expect(leave(contractor, CHEN, accountId('regulator'))).rejects.toMatchObject(refused);
  // A patroller cannot put anybody in the place of another, and an administrator not themselves.
  await expect(leave(patrol, CHEN, PATROL)).rejects.toMatchObject(refused);
  await expect(leave(admin, CHEN, ADMIN)).rejects.toMatchObject(refused);
  // Nobody names a substitute for somebody who may do more.
  await expect(leave(contractor, ADMIN, PATROL)).rejects.toThrow();
});

it('a step that waits for somebody who is away is taken by the substitute, and the history says for whom', async () => {
  const sample = (await sampleRecord(contractor, hiddenDangerRectification)) as object;
  const { id } = await contractor.call(dangers.add!, {
    // The most overdue record of all is among those that the workbench names.
    body: { ...sample, deadline: at(-300).slice(0, 10), rectifier_id: CHEN, inspector_id: CHEN },
  });
  const take = async (of = id, client = patrol) => {
    const body = { id: of, measure: '已整改', result_photos: [await sampleFile(client)] };
    return client.call(dangers.steps['result']!, { body });
  };
  await expect(take()).rejects.toMatchObject({ status: 404 });

  const row = await leave(contractor, CHEN, PATROL);
  const { list: told } = await patrol.call(calls.notification.list, { query: {} });
  expect(told[0]).toMatchObject({ kind: 'substitute', title: expect.stringContaining('陈建国') });
  const bench = await patrol.call(calls.workbench.own, { query: {} });
  expect(bench.mine?.map((one) => one.id)).toContain(id);
  await take();
  const steps = await contractor.call(calls.record.timeline, {
    params: { resource: hiddenDangerRectification.name, id },
    query: {},
  });
  expect(steps.list.find(({ action }) => action === 'result')).toMatchObject({
    by: { id: PATROL },
    acted_for: { id: CHEN, nickname: '陈建国' },
  });

  // News for somebody who is away reach the substitute.
  await admin.call(dangers.add!, { body: { ...sample, rectifier_id: CHEN, inspector_id: ADMIN } });
  expect((await titles(patrol))[0]).toMatch(/^代 陈建国：/);

  // Neither a second substitute at the same time, nor one who is away.
  await expect(leave(contractor, CHEN, ADMIN, 1, 2)).rejects.toMatchObject({ code: 42_200 });
  await expect(leave(admin, ADMIN, CHEN, 1, 2)).rejects.toMatchObject({ code: 42_200 });
  // A substitute who goes away as well: the person is told, and nothing is handed on to a third.
  await leave(patrol, PATROL, ADMIN, 1, 2);
  expect((await titles(contractor))[0]).toContain('请更换代理人');

  // It ends by itself.
  const other = await contractor.call(dangers.add!, {
    body: { ...sample, deadline: at(0).slice(0, 10), rectifier_id: CHEN, inspector_id: CHEN },
  });
  kit().clock.now += 4 * DAY;
  const late = await kit().client('patrol');
  await expect(take(other.id, late)).rejects.toMatchObject({ status: 404 });
  kit().clock.now -= 4 * DAY;
  await expect(patrol.call(subs.delete!, { params: { id: row.id } })).rejects.toThrow();
  await contractor.call(subs.delete!, { params: { id: row.id } });
});

it('a task of a process goes to the substitute as well, marked, and is back when it ends', async () => {
  const key = await deployTest(
    admin,
    { key: 'away', body: lineOf('check', 'approve') },
    { check: users('contractor'), approve: users('contractor', 'admin') },
  );
  const { id: instance } = await admin.call(calls.workflow.instanceCreate, {
    body: { process_definition_id: key, variables: {} },
  });
  expect(await todoOf(patrol, instance)).toEqual([]);
  const row = await leave(contractor, CHEN, PATROL);
  const [task] = await todoOf(patrol, instance);
  expect(task).toMatchObject({ acted_for_user: { id: CHEN }, actions: expect.arrayContaining(['approve']) });
  await patrol.call(calls.workflow.taskApprove, {
    body: { id: task!.id, reason: '同意', attachments: [], variables: {} },
  });
  // The next one may be taken by either: the substitute claims it in the place of the person.
  const [next] = await todoOf(patrol, instance);
  expect(next).toMatchObject({ acted_for_user: { id: CHEN }, actions: ['claim'] });
  await patrol.call(calls.workflow.taskClaim, { body: { id: next!.id } });
  await patrol.call(calls.workflow.taskApprove, {
    body: { id: next!.id, reason: '同意', attachments: [], variables: {} },
  });
  const { steps } = await admin.call(calls.workflow.instanceApprovalDetail, { query: { id: instance } });
  expect(steps.filter(({ kind }) => kind === 'task').map(({ user, acted_for }) => [user?.id, acted_for?.id])).toEqual([
    [PATROL, CHEN],
    [PATROL, CHEN],
  ]);
  await contractor.call(subs.delete!, { params: { id: row.id } });
});
