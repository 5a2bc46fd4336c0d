import { calls, resourceCalls, type Client } from '@gongdi/api';
import { post } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, organisationId } from '../demo/index.ts';
import { processEngine } from '../process-engine.ts';
import { withServer } from '../testing.ts';
import { passDeadlines } from './index.ts';
import { deployTest, lineOf, taskOf, todoOf, users } from './testing.ts';

const { workflow } = calls;
const HOUR = 3_600_000;
const kit = withServer();
let admin: Client, contractor: Client, patrol: Client, owner: Client, regulator: Client, beichen: Client;

beforeAll(async () => {
  [admin, contractor, patrol, owner, regulator, beichen] = (await Promise.all(
    ['admin', 'contractor', 'patrol', 'owner', 'regulator', 'beichen'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client, Client, Client];
});

const start = async (client: Client, process_definition_id: string, variables = {}) =>
  (await client.call(workflow.instanceCreate, { body: { process_definition_id, variables } })).id;
const approve = async (client: Client, instance: string) => {
  const { id } = await taskOf(client, instance);
  await client.call(workflow.taskApprove, { body: { id, reason: '同意' } });
};
const seen = (client: Client, id: string) => client.call(workflow.instanceGet, { query: { id } });

describe('around a decision', () => {
  let definition: string;
  beforeAll(async () => {
    definition = await deployTest(
      admin,
      { key: 'around', body: lineOf('First', 'Second') },
      {
        First: users('contractor'),
        Second: users('owner'),
      },
    );
  });

  it('shows what is to be decided, what happened and what lies ahead', async () => {
    const id = await start(patrol, definition, { days: 5 });
    const detail = await contractor.call(workflow.instanceApprovalDetail, { query: { id } });
    expect(detail.todo_tasks.map((task) => task.name)).toEqual(['First']);
    expect(detail.todo_tasks[0]!.actions).toContain('return');
    expect(detail.ahead).toMatchObject([{ key: 'Second', result: 0, users: [{ nickname: '沈慧敏' }] }]);
    expect(detail.process_instance.form_variables).toEqual({ days: 5 });
    await approve(contractor, id);
    const after = await contractor.call(workflow.instanceApprovalDetail, { query: { id } });
    expect(after.steps.map((step) => [step.kind, step.name, step.result])).toEqual([
      ['start', '发起申请', null],
      ['task', 'First', 2],
      ['task', 'Second', 1],
    ]);
    expect(after.withdrawable_task_id).not.toBeNull();
    expect((await owner.call(workflow.instanceApprovalDetail, { query: { id } })).withdrawable_task_id).toBeNull();
    const printed = await owner.call(workflow.instancePrintData, { query: { id } });
    expect(printed.print_user.nickname).toBe('沈慧敏');
    for (const call of [workflow.instanceApprovalDetail, workflow.instancePrintData])
      await expect(beichen.call(call, { query: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps what is said as text, and tells the others', async () => {
    const id = await start(patrol, definition);
    const content = "<img src=x onerror=alert(1)> {{7*7}} ${7*7} '; drop table account; --";
    const made = await contractor.call(workflow.commentCreate, { body: { process_instance_id: id, content } });
    expect(made).toMatchObject({ content, kind: 'comment', user: { nickname: '陈建国' } });
    const { list } = await patrol.call(calls.notification.list, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'process_comment' });
    for (const client of [owner, beichen]) {
      const query = { process_instance_id: id };
      await expect(client.call(workflow.commentList, { query })).rejects.toMatchObject({ status: 404 });
      await expect(client.call(workflow.commentCreate, { body: { ...query, content } })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(
      contractor.call(workflow.commentCreate, {
        body: { process_instance_id: id, content: 'x', attachments: [{ id: 'unknown' }] },
      }),
    ).rejects.toMatchObject({ status: 422 });
    const zero = 'a\u0000b';
    await expect(
      contractor.call(workflow.commentCreate, { body: { process_instance_id: id, content: zero } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      patrol.call(workflow.instanceCreate, { body: { process_definition_id: definition, variables: { zero } } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('foretells who decides', async () => {
    const ahead = await patrol.call(workflow.instanceNextNodes, { body: { process_definition_id: definition } });
    expect(ahead.map((node) => [node.key, node.users.map((one) => one.nickname)])).toEqual([
      ['First', ['陈建国']],
      ['Second', ['沈慧敏']],
    ]);
    await expect(
      beichen.call(workflow.instanceNextNodes, { body: { process_definition_id: definition } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('approves several, each answered for itself', async () => {
    const ids = await Promise.all([start(patrol, definition), start(patrol, definition)]);
    const tasks = await Promise.all(ids.map(async (id) => (await taskOf(contractor, id)).id));
    const answers = await contractor.call(workflow.taskApproveBatch, {
      body: { ids: [...tasks, 'nothing'], reason: '同意' },
    });
    expect(answers.map((one) => [one.ok, one.code])).toEqual([
      [true, 0],
      [true, 0],
      [false, 40_400],
    ]);
    expect(await contractor.call(workflow.taskApproveBatch, { body: { ids: tasks, reason: 'x' } })).toMatchObject([
      { ok: false, message: '审批任务失败，原因：该任务不处于未审批' },
      { ok: false },
    ]);
  });

  it('lets the starter remind, once in a while', async () => {
    const id = await start(patrol, definition);
    const body = { process_instance_id: id };
    expect(await patrol.call(workflow.taskRemind, { body })).toEqual({ told: 1 });
    await expect(patrol.call(workflow.taskRemind, { body })).rejects.toMatchObject({ status: 429 });
    await expect(owner.call(workflow.taskRemind, { body })).rejects.toMatchObject({ status: 404 });
    await approve(contractor, id);
    await expect(owner.call(workflow.taskRemind, { body })).rejects.toMatchObject({
      code: 40_301,
      message: '催办失败，该流程不是你发起的',
    });
    expect([await seen(patrol, id), await seen(owner, id)].map((one) => one.can_remind)).toEqual([true, false]);
    // The instance waits for the caller only: nobody is notified, and no comment is stored.
    const own = await start(contractor, definition);
    expect(await contractor.call(workflow.taskRemind, { body: { process_instance_id: own } })).toEqual({ told: 0 });
    expect(await contractor.call(workflow.commentList, { query: { process_instance_id: own } })).toEqual([]);
  });
});

describe('administration', () => {
  let definition: string;
  beforeAll(async () => {
    definition = await deployTest(
      admin,
      { key: 'managed', body: lineOf('First', 'Second') },
      {
        First: users('contractor'),
        Second: users('owner'),
      },
    );
  });

  it('sees instances of its organisations, changes those of its own, and is recorded', async () => {
    const id = await start(patrol, definition);
    const query = { process_definition_key: 'managed', status: 1 };
    for (const client of [admin, contractor, regulator]) {
      const { list } = await client.call(workflow.instanceManagerPage, { query });
      expect(list.find((one) => one.id === id)).toMatchObject({ writable: client !== regulator });
    }
    expect((await beichen.call(workflow.instanceManagerPage, { query })).total).toBe(0);
    const stuck = (incident: '0' | '1') => admin.call(workflow.instanceManagerPage, { query: { ...query, incident } });
    expect((await stuck('0')).list.map((one) => one.id)).toContain(id);
    expect((await stuck('1')).total).toBe(0);
    await expect(owner.call(workflow.instanceManagerPage, { query })).rejects.toMatchObject({ code: 40_301 });
    const jump = { id, whole: true, to: ['Second'], reason: '补流程' };
    await expect(regulator.call(workflow.instanceJump, { body: jump })).rejects.toMatchObject({ code: 40_301 });
    await expect(beichen.call(workflow.instanceJump, { body: jump })).rejects.toMatchObject({ status: 404 });
    await expect(admin.call(workflow.instanceJump, { body: { ...jump, to: ['Nowhere'] } })).rejects.toMatchObject({
      status: 422,
    });
    await admin.call(workflow.instanceJump, { body: jump });
    expect((await seen(patrol, id)).tasks.map((one) => one.name)).toEqual(['Second']);
    const tasks = await patrol.call(workflow.taskList, { query: { process_instance_id: id } });
    expect(tasks.map((one) => [one.definition_key, one.result, one.kind])).toEqual([
      ['First', 4, 'jumped'],
      ['Second', 1, null],
    ]);
    await admin.call(workflow.instanceSetVariables, { body: { id, variables: { level: 3 }, reason: '更正' } });
    const variables = await admin.call(workflow.instanceVariables, { query: { id } });
    expect(variables).toContainEqual({ name: 'level', type: 'number', value: 3 });
    await expect(beichen.call(workflow.instanceVariables, { query: { id } })).rejects.toMatchObject({ status: 404 });
    const comments = await patrol.call(workflow.commentList, { query: { process_instance_id: id } });
    expect(comments.map((one) => [one.kind, one.content])).toEqual([
      ['jump', '跳转到 Second：补流程'],
      ['variables', '修改变量 level：更正'],
    ]);
  });

  it('moves the tasks that were chosen and nothing else', async () => {
    const flow = (from: string, to: string) =>
      `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`;
    const body = `<bpmn:startEvent id="Start" name="s"/><bpmn:parallelGateway id="Fork"/><bpmn:userTask id="Left" name="Left"/>
      <bpmn:userTask id="Right" name="Right"/><bpmn:userTask id="Later" name="Later"/><bpmn:endEvent id="End" name="e"/>
      ${flow('Start', 'Fork')}${flow('Fork', 'Left')}${flow('Fork', 'Right')}${flow('Left', 'Later')}${flow('Later', 'End')}${flow('Right', 'End')}`;
    const rules = { Left: users('contractor'), Right: users('owner'), Later: users('contractor') };
    const id = await start(patrol, await deployTest(admin, { key: 'parted', body }, rules));
    const { id: left } = await taskOf(contractor, id);
    const jump = { id, to: ['Later'], reason: '补流程' };
    await expect(admin.call(workflow.instanceJump, { body: jump })).rejects.toMatchObject({ status: 422 });
    await admin.call(workflow.instanceJump, { body: { ...jump, from_task_ids: [left] } });
    expect((await seen(patrol, id)).tasks.map((one) => one.name).toSorted()).toEqual(['Later', 'Right']);
  });

  it('holds an instance, and lets it go on', async () => {
    const id = await start(patrol, definition);
    const { id: task } = await taskOf(contractor, id);
    await admin.call(workflow.instanceUpdateState, { body: { id, state: 2, reason: '核查' } });
    expect((await taskOf(contractor, id)).actions).toEqual([]);
    expect((await seen(contractor, id)).can_intervene).toBe(true);
    expect((await seen(regulator, id)).can_intervene).toBe(false);
    await expect(contractor.call(workflow.taskApprove, { body: { id: task, reason: 'x' } })).rejects.toMatchObject({
      status: 409,
    });
    await admin.call(workflow.instanceUpdateState, { body: { id, state: 1, reason: '核查完毕' } });
    await approve(contractor, id);
  });

  it('cancels what others have started, and deletes what has ended', async () => {
    const id = await start(patrol, definition);
    await expect(admin.call(workflow.instanceDelete, { query: { ids: id } })).rejects.toMatchObject({ status: 409 });
    await admin.call(workflow.instanceCancelByAdmin, { body: { id, reason: '重复' } });
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 4 });
    await expect(beichen.call(workflow.instanceDelete, { query: { ids: id } })).rejects.toMatchObject({ status: 404 });
    expect(await admin.call(workflow.instanceDelete, { query: { ids: id } })).toEqual({ deleted: 1 });
    await expect(seen(patrol, id)).rejects.toMatchObject({ status: 404 });
  });

  it('migrates running instances to a newer version', async () => {
    const first = await deployTest(
      admin,
      { key: 'moved_on', body: lineOf('First', 'Second') },
      {
        First: users('contractor'),
        Second: users('owner'),
      },
    );
    const id = await start(patrol, first);
    const { model_id } = await admin.call(workflow.definitionGet, { query: { id: first } });
    const rules = await admin.call(workflow.assignRuleList, { query: { model_id: model_id! } });
    const second = rules.find((rule) => rule.task_definition_key === 'Second')!;
    await admin.call(workflow.assignRuleUpdate, { body: { id: second.id!, ...users('admin') } });
    const { process_definition_id } = await admin.call(workflow.modelDeploy, { query: { id: model_id! } });
    const body = { ids: [id, 'nothing'], process_definition_id, reason: '换版' };
    const answers = await admin.call(workflow.instanceMigrate, { body });
    expect(answers.map((one) => one.ok)).toEqual([true, false]);
    await approve(contractor, id);
    expect(await todoOf(admin, id)).toHaveLength(1);
    await expect(
      patrol.call(workflow.instanceCreate, { body: { process_definition_id: first } }),
    ).rejects.toMatchObject({ status: 409, message: '流程定义处于挂起状态' });
  });

  it('counts durations, decisions and what is overdue', async () => {
    const measured = await deployTest(
      admin,
      { key: 'measured', body: lineOf('First', 'Second') },
      {
        First: users('contractor'),
        Second: { ...users('owner'), due_hours: 2, working_days: false },
      },
    );
    const began = kit().clock.now;
    const id = await start(patrol, measured);
    kit().clock.now += HOUR;
    await approve(contractor, id);
    kit().clock.now += 3 * HOUR;
    const query = { process_definition_key: 'measured' };
    const nodes = await regulator.call(workflow.statisticsNodes, { query });
    expect(nodes).toMatchObject([
      { key: 'First', done: 1, waiting: 0, average: HOUR, median: HOUR, overdue: 0, bottleneck: false, share: 0.25 },
      { key: 'Second', done: 0, waiting: 1, average: null, overdue: 1, bottleneck: true, share: 0.75 },
    ]);
    await approve(owner, id);
    const [process] = await regulator.call(workflow.statisticsProcesses, { query });
    expect(process).toMatchObject({ started: 1, approved: 1, running: 0, average: 4 * HOUR });
    expect(await beichen.call(workflow.statisticsProcesses, { query })).toEqual([]);
    expect((await regulator.call(workflow.statisticsDays, { query })).length).toBeGreaterThan(0);
    kit().clock.now = began;
  });
});

describe('a form', () => {
  it('checks what a process is started with, and keeps to what each task may write', async () => {
    const { list } = await patrol
      .call(workflow.definitionPage, { query: { key: 'leave_approval' } })
      .catch(() => ({ list: [] }));
    expect(list).toEqual([]);
    const startable = await patrol.call(workflow.definitionList, { query: {} });
    const leave = startable.find((one) => one.key === 'leave_approval')!;
    const begin = (variables: Record<string, never>) =>
      patrol.call(workflow.instanceCreate, { body: { process_definition_id: leave.id, variables } });
    await expect(begin({ days: 0, unknown: 1 } as never)).rejects.toMatchObject({
      status: 422,
      problems: expect.arrayContaining([
        expect.objectContaining({ path: 'variables.days' }),
        expect.objectContaining({ path: 'variables.unknown', code: 'unknown_field' }),
        expect.objectContaining({ path: 'variables.cause', code: 'required' }),
      ]) as unknown,
    });
    const period = { begin: '2026-11-05', end: '2026-11-09' };
    const { id } = await begin({ leave_type: '1', days: 5, period, cause: '探亲' } as never);
    const { id: first } = await taskOf(contractor, id);
    // This task may read the form, but may not write any of its fields.
    const body = { id: first, reason: '请改', button: 'return', variables: { days: 1 } };
    await contractor.call(workflow.taskReject, { body });
    expect((await seen(patrol, id)).form_variables).toMatchObject({ days: 5 });
    const { id: revise } = await taskOf(patrol, id);
    await patrol.call(workflow.taskApprove, { body: { id: revise, reason: '已改', variables: { days: 2 } } });
    expect((await seen(patrol, id)).form_variables).toMatchObject({ days: 2, cause: '探亲' });
    await approve(contractor, id);
    // Two days need no manager.
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });
});

describe('deadlines', () => {
  it('remind, and hand on what nobody has done', async () => {
    await admin.call(workflow.userGroupPage, { query: {} });
    const definition = await deployTest(
      admin,
      { key: 'deadlines', body: lineOf('First') },
      {
        First: {
          ...users('contractor'),
          due_hours: 24,
          working_days: false,
          remind_before_hours: 4,
          remind_every_hours: 12,
          escalate_hours: 24,
          escalate_to: 'administrator',
        },
      },
    );
    const id = await start(patrol, definition);
    const { database, clock } = kit();
    const { engine, close } = processEngine(database, { now: () => clock.now });
    const began = clock.now;
    const at = async (hours: number) => passDeadlines(database.db, engine, began + hours * HOUR);
    expect(await at(19)).toEqual({ reminded: 0, escalated: 0 });
    expect(await at(20)).toEqual({ reminded: 1, escalated: 0 });
    expect(await at(21)).toEqual({ reminded: 0, escalated: 0 });
    expect(await at(24)).toEqual({ reminded: 1, escalated: 0 });
    expect(await at(36)).toEqual({ reminded: 1, escalated: 0 });
    expect(await at(48)).toEqual({ reminded: 1, escalated: 1 });
    await close();
    expect(await todoOf(contractor, id)).toEqual([]);
    expect(await todoOf(admin, id)).toHaveLength(1);
    const comments = await patrol.call(workflow.commentList, { query: { process_instance_id: id } });
    expect(comments).toMatchObject([{ kind: 'escalate', user: null }]);
  });
});

describe('rules and groups', () => {
  it('a group is made of people of the company, and cannot go while a rule uses it', async () => {
    const fields = { name: '材料组', description: '材料验收', member_user_ids: [accountId('patrol')] };
    const group = await admin.call(workflow.userGroupCreate, { body: fields });
    expect(group.members.map((one) => one.nickname)).toEqual(['周志强']);
    await expect(admin.call(workflow.userGroupCreate, { body: fields })).rejects.toMatchObject({
      status: 409,
      message: '已经存在名字为【材料组】的用户组',
    });
    // The organisations below may use what was created above, but may not change it.
    for (const call of [workflow.userGroupPage, workflow.modelPage, workflow.formPage]) {
      const rows = async (client: Client) =>
        (await client.call(call, { query: { page_size: 100 } })).list.map((one: { writable: boolean }) => one.writable);
      expect(new Set(await rows(admin))).toEqual(new Set([true]));
      expect(new Set(await rows(contractor))).toEqual(new Set([false]));
    }
    const strange = { ...fields, name: '外人', member_user_ids: [accountId('beichen')] };
    await expect(admin.call(workflow.userGroupCreate, { body: strange })).rejects.toMatchObject({ status: 422 });
    await expect(beichen.call(workflow.userGroupGet, { query: { id: group.id } })).rejects.toMatchObject({
      status: 404,
    });
    await deployTest(admin, { key: 'grouped', body: lineOf('Only') }, { Only: { type: 40, options: [group.id] } });
    await expect(admin.call(workflow.userGroupDelete, { query: { id: group.id } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('foretells whom a rule means, by the person who starts', async () => {
    await deployTest(admin, { key: 'foretold', body: lineOf('Only') }, { Only: users('admin') });
    const { list } = await admin.call(workflow.modelPage, { query: { key: 'foretold' } });
    const preview = (rule: object) =>
      admin.call(workflow.assignRulePreview, { body: { model_id: list[0]!.id, type: 30, ...rule } });
    const names = async (rule: object) => (await preview(rule)).users.map((one) => one.nickname);
    expect(await names({ type: 50, options: ['10'], start_user_id: accountId('patrol') })).toEqual(['周志强']);
    expect(await names({ type: 20, options: [organisationId('shanghai')] })).toEqual(['陈建国']);
    expect(await names({ type: 51, field: 'who', variables: { who: [accountId('owner')] } })).toEqual(['沈慧敏']);
    expect(await names({ type: 60, expression: '${starter}', start_user_id: accountId('admin') })).toEqual([
      '系统管理员',
    ]);
    expect(await names({ type: 60, expression: '${constructor.constructor("return process")()}' })).toEqual([]);
    expect(await names({ type: 30, options: [accountId('beichen')] })).toEqual([]);
    const posts = resourceCalls(post);
    const body = { name: '安全总监', user_ids: [accountId('patrol'), accountId('contractor')] };
    const { id } = await admin.call(posts.add!, { body });
    expect((await names({ type: 22, options: [id] })).toSorted()).toEqual(['周志强', '陈建国'].toSorted());
    expect((await preview({ type: 21, options: [organisationId('huanan')] })).nobody).toBe(
      '找不到审批人，流程不能发布',
    );
  });
});
