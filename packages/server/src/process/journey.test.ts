import { calls, type Client } from '@gongdi/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { deployTest, lineOf, modelXml, taskOf, todoOf, users } from './testing.ts';

const { workflow } = calls;
const kit = withServer();
let admin: Client, contractor: Client, patrol: Client, owner: Client, beichen: Client;

beforeAll(async () => {
  [admin, contractor, patrol, owner, beichen] = (await Promise.all(
    ['admin', 'contractor', 'patrol', 'owner', 'beichen'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client, Client];
});

const start = async (client: Client, process_definition_id: string, variables = {}) =>
  (await client.call(workflow.instanceCreate, { body: { process_definition_id, variables } })).id;
const approve = async (client: Client, instance: string, more = {}) => {
  const { id } = await taskOf(client, instance);
  await client.call(workflow.taskApprove, { body: { id, reason: '同意', ...more } });
  return id;
};
const reject = async (client: Client, instance: string) => {
  const { id } = await taskOf(client, instance);
  await client.call(workflow.taskReject, { body: { id, reason: '不同意' } });
  return id;
};
const seen = (client: Client, id: string) => client.call(workflow.instanceGet, { query: { id } });
const tasks = (client: Client, process_instance_id: string) =>
  client.call(workflow.taskList, { query: { process_instance_id } });

describe('a process of two approvals', () => {
  let definition: string;
  beforeAll(async () => {
    definition = await deployTest(
      admin,
      { key: 'two_steps', body: lineOf('First', 'Second') },
      {
        First: users('contractor'),
        Second: users('admin', 'owner'),
      },
    );
  });

  it('is approved by two people, and its starter hears of it', async () => {
    const id = await start(patrol, definition);
    expect((await seen(patrol, id)).tasks.map((one) => one.name)).toEqual(['First']);
    await approve(contractor, id);
    const { id: task } = await taskOf(owner, id);
    await expect(owner.call(workflow.taskApprove, { body: { id: task, reason: 'x' } })).rejects.toMatchObject({
      message: '审批任务失败，原因：该任务的审批人不是你',
      code: 40_301,
    });
    await owner.call(workflow.taskClaim, { body: { id: task } });
    expect(await todoOf(admin, id)).toEqual([]);
    await expect(admin.call(workflow.taskClaim, { body: { id: task } })).rejects.toMatchObject({ code: 40_301 });
    await approve(owner, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2, tasks: [] });
    expect((await tasks(patrol, id)).map((one) => [one.definition_key, one.result, one.kind, one.reason])).toEqual([
      ['First', 2, null, '同意'],
      ['Second', 2, null, '同意'],
    ]);
    const { list } = await patrol.call(calls.notification.list, { query: {} });
    // Others hear of their work at the same time.
    expect(list.find(({ kind }) => kind === 'process_finished')?.title).toBe('您发起的「two_steps」已通过');
    const done = await contractor.call(workflow.taskDonePage, { query: { process_definition_key: 'two_steps' } });
    expect(done.list.map((one) => [one.name, one.withdrawable])).toEqual([['First', false]]);
  });

  it('is refused by the first', async () => {
    const id = await start(patrol, definition);
    await reject(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 3, reason: '不同意' });
    expect((await tasks(patrol, id)).map((one) => [one.result, one.kind])).toEqual([[3, null]]);
  });

  it('goes back to the first, who decides again', async () => {
    const id = await start(patrol, definition);
    await approve(contractor, id);
    const { id: second } = await taskOf(admin, id);
    await admin.call(workflow.taskClaim, { body: { id: second } });
    const nodes = await admin.call(workflow.taskListByReturn, { query: { id: second } });
    expect(nodes).toEqual([{ definition_key: 'First', name: 'First' }]);
    const body = { id: second, reason: '请补充' };
    await expect(
      admin.call(workflow.taskReturn, { body: { ...body, target_task_definition_key: 'Second' } }),
    ).rejects.toMatchObject({ status: 422 });
    kit().clock.now += 1000;
    await contractor.call(workflow.commentCreate, {
      body: { process_instance_id: id, content: '材料在群里', attachments: [] },
    });
    kit().clock.now += 1000;
    await admin.call(workflow.taskReturn, { body: { ...body, target_task_definition_key: 'First' } });
    const { steps } = await patrol.call(workflow.instanceApprovalDetail, { query: { id } });
    // In the order of time: the return appears once, and the waiting task comes last.
    expect(steps.map((step) => [step.kind, step.name, step.reason])).toEqual([
      ['start', '发起申请', null],
      ['task', 'First', '同意'],
      ['comment', '', '材料在群里'],
      ['task', 'Second', '请补充'],
      ['task', 'First', null],
    ]);
    expect((await tasks(patrol, id)).map((one) => [one.definition_key, one.result, one.kind])).toEqual([
      ['First', 2, null],
      ['Second', 3, 'returned'],
      ['First', 1, null],
    ]);
    const [notification] = (await contractor.call(calls.notification.list, { query: {} })).list;
    expect(notification).toMatchObject({ kind: 'task_returned', title: '「two_steps」被 系统管理员 退回：请补充' });
    await approve(contractor, id);
    expect((await seen(patrol, id)).tasks.map((one) => one.name)).toEqual(['Second']);
  });

  it('lets the first take an approval back while nobody has acted', async () => {
    const id = await start(patrol, definition);
    const task = await approve(contractor, id);
    kit().clock.now += 1000;
    await contractor.call(workflow.taskWithdraw, { body: { id: task, reason: '看错了' } });
    const back = new Date(kit().clock.now).toISOString();
    expect((await tasks(patrol, id)).map((one) => one.withdrawn_time)).toEqual([back, null, null]);
    expect((await tasks(patrol, id)).map((one) => [one.definition_key, one.result, one.kind])).toEqual([
      ['First', 4, 'withdrawn'],
      ['Second', 4, 'withdrawn'],
      ['First', 1, null],
    ]);
    const again = await approve(contractor, id);
    const { id: second } = await taskOf(owner, id);
    await owner.call(workflow.taskClaim, { body: { id: second } });
    await expect(contractor.call(workflow.taskWithdraw, { body: { id: again } })).rejects.toMatchObject({
      status: 409,
      message: '撤回失败，后续任务已被处理',
    });
    await expect(owner.call(workflow.taskWithdraw, { body: { id: again } })).rejects.toMatchObject({ code: 40_301 });
  });

  it('is cancelled by its starter alone, with a reason', async () => {
    const id = await start(patrol, definition);
    await expect(contractor.call(workflow.instanceCancel, { body: { id, reason: 'x' } })).rejects.toMatchObject({
      message: '流程取消失败，该流程不是你发起的',
    });
    await patrol.call(workflow.instanceCancel, { body: { id, reason: '不需要了' } });
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 4, reason: '不需要了' });
    expect(await todoOf(contractor, id)).toEqual([]);
    const [task] = await tasks(patrol, id);
    await expect(contractor.call(workflow.taskApprove, { body: { id: task!.id, reason: 'x' } })).rejects.toMatchObject({
      status: 409,
      message: '审批任务失败，原因：该任务不处于未审批',
    });
    await expect(patrol.call(workflow.instanceCancel, { body: { id, reason: 'x' } })).rejects.toMatchObject({
      status: 409,
      message: '流程取消失败，流程不处于运行中',
    });
  });

  it('is nobody else’s business', async () => {
    const id = await start(patrol, definition);
    const { id: task } = await taskOf(contractor, id);
    await expect(seen(owner, id)).rejects.toMatchObject({ status: 404 });
    await expect(seen(beichen, id)).rejects.toMatchObject({ status: 404 });
    for (const client of [owner, beichen]) {
      const body = { id: task, reason: 'x' };
      await expect(client.call(workflow.taskApprove, { body })).rejects.toMatchObject({ status: 404 });
      await expect(client.call(workflow.taskClaim, { body: { id: task } })).rejects.toMatchObject({ status: 404 });
      await expect(tasks(client, id)).rejects.toMatchObject({ status: 404 });
    }
    await expect(
      beichen.call(workflow.instanceCreate, { body: { process_definition_id: definition } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      contractor.call(workflow.taskTransfer, {
        body: { id: task, assignee_user_id: accountId('beichen'), reason: 'x' },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('is decided once, whoever comes at the same time', async () => {
    const id = await start(patrol, definition);
    const { id: task } = await taskOf(contractor, id);
    const body = { id: task, reason: '同意' };
    const answers = await Promise.allSettled([
      contractor.call(workflow.taskApprove, { body }),
      contractor.call(workflow.taskApprove, { body }),
      contractor.call(workflow.taskReject, { body }),
      patrol.call(workflow.instanceCancel, { body: { id, reason: 'x' } }),
    ]);
    const failed = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []));
    for (const one of failed) expect(one.status).toBe(409);
    expect((await tasks(patrol, id)).filter((one) => one.definition_key === 'First')).toHaveLength(1);
  });

  it('starts once for one request key', async () => {
    const body = { process_definition_id: definition, request_key: 'pressed-twice' };
    const ids = await Promise.all([1, 2, 3].map(() => patrol.call(workflow.instanceCreate, { body })));
    expect(new Set(ids.map((one) => one.id)).size).toBe(1);
  });
});

describe('handing over', () => {
  let definition: string;
  beforeAll(async () => {
    definition = await deployTest(admin, { key: 'handed', body: lineOf('Only') }, { Only: users('contractor') });
  });

  it('transfers a task for good', async () => {
    const id = await start(patrol, definition);
    const task = await taskOf(contractor, id);
    const body = { id: task.id, assignee_user_id: accountId('admin'), reason: '出差' };
    // Many unread notifications of one kind would be listed as one.
    await admin.call(calls.notification.markAllRead, {});
    await contractor.call(workflow.taskTransfer, { body });
    expect(await todoOf(contractor, id)).toEqual([]);
    const [notification] = (await admin.call(calls.notification.list, { query: {} })).list;
    expect(notification?.link).toBe(`/bpm/process-instance/detail?id=${id}&task=${task.id}`);
    await approve(admin, id);
    const { steps } = await patrol.call(workflow.instanceApprovalDetail, { query: { id } });
    expect(steps.map((step) => step.reason)).toContain('转办给 系统管理员：出差');
    // A person who handed a task on still sees the result.
    expect(await seen(contractor, id)).toMatchObject({ result: 2 });
    expect(await seen(patrol, id)).toMatchObject({ result: 2 });
  });

  it('delegates a task, which comes back', async () => {
    const id = await start(patrol, definition);
    const task = await taskOf(contractor, id);
    // The holder of the task chooses among people of the company, also of organisations above, and of organisations
    // that oversee it.
    const people = async (client: Client, query: object) =>
      (await client.call(workflow.taskPeople, { query })).map((one) => one.nickname);
    expect((await people(contractor, { task_id: task.id })).toSorted()).toEqual(
      ['周志强', '沈慧敏', '系统管理员', '陈建国', '顾卫东'].toSorted(),
    );
    expect(await people(contractor, { task_id: task.id, keyword: '沈慧' })).toEqual(['沈慧敏']);
    expect(await people(admin, { ids: [accountId('owner'), accountId('beichen')].join() })).toEqual(['沈慧敏']);
    await expect(people(beichen, { task_id: task.id })).rejects.toMatchObject({ status: 404 });
    await contractor.call(workflow.taskDelegate, {
      body: { id: task.id, delegate_user_id: accountId('admin'), reason: '请看' },
    });
    expect((await taskOf(admin, id)).actions).toEqual(['approve', 'reject', 'copy']);
    const opinion = { id: task.id, reason: '证件不全', copy_user_ids: [accountId('owner')] };
    await admin.call(workflow.taskReject, { body: opinion });
    expect(await seen(patrol, id)).toMatchObject({ status: 1 });
    expect(await seen(owner, id)).toMatchObject({ id });
    const { steps } = await contractor.call(workflow.instanceApprovalDetail, { query: { id } });
    expect(steps.map((step) => [step.kind, step.comment_kind, step.reason])).toEqual(
      expect.arrayContaining([
        ['comment', 'delegate', '委派给 系统管理员：请看'],
        ['comment', 'delegate_done', '建议不通过：证件不全'],
        ['copy', null, '抄送给 沈慧敏'],
      ]),
    );
    await approve(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });

  it('asks signers before', async () => {
    const id = await start(patrol, definition);
    const { id: task } = await taskOf(contractor, id);
    await contractor.call(workflow.taskCreateSign, {
      body: { id: task, user_ids: [accountId('admin'), accountId('owner')], type: 'before', reason: '请先看' },
    });
    await expect(contractor.call(workflow.taskApprove, { body: { id: task, reason: 'x' } })).rejects.toMatchObject({
      status: 409,
      message: '审批任务失败，原因：前加签人员尚未全部审批',
    });
    const held = async () => (await contractor.call(workflow.taskTodoCount, {})).held;
    expect(await held()).toBe(1);
    await approve(admin, id);
    const { signers, actions } = await taskOf(contractor, id);
    expect(signers.map((one) => one.user?.nickname)).toEqual(['沈慧敏']);
    expect(actions).toEqual(['copy', 'transfer', 'delegate', 'return', 'create-sign', 'delete-sign']);
    await contractor.call(workflow.taskDeleteSign, { body: { id: signers[0]!.task_id, reason: '不用了' } });
    expect((await taskOf(contractor, id)).actions.slice(0, 2)).toEqual(['approve', 'reject']);
    expect(await held()).toBe(0);
    await approve(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });

  it('asks signers after, and waits for them', async () => {
    const id = await start(patrol, definition);
    const { id: task } = await taskOf(contractor, id);
    await contractor.call(workflow.taskCreateSign, {
      body: { id: task, user_ids: [accountId('admin')], type: 'after', reason: '会签' },
    });
    expect(await todoOf(admin, id)).toEqual([]);
    await approve(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 1 });
    await approve(admin, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });

  it('sends copies, which are seen and not decided', async () => {
    const id = await start(patrol, definition);
    await expect(seen(owner, id)).rejects.toMatchObject({ status: 404 });
    await approve(contractor, id, { copy_user_ids: [accountId('owner')] });
    expect(await seen(owner, id)).toMatchObject({ id });
    const [notification] = (await owner.call(calls.notification.list, { query: {} })).list;
    expect(notification).toMatchObject({ kind: 'task_copied' });
    // A copy can also be sent together with a refusal.
    const refused = await start(patrol, definition);
    const task = await taskOf(contractor, refused);
    const body = { id: task.id, reason: '不行', copy_user_ids: [accountId('owner'), accountId('admin')] };
    await contractor.call(workflow.taskReject, { body });
    expect(await seen(owner, refused)).toMatchObject({ result: 3 });
    const { steps } = await owner.call(workflow.instanceApprovalDetail, { query: { id: refused } });
    expect(steps.find((step) => step.kind === 'copy')).toMatchObject({
      user: { nickname: '陈建国' },
      reason: '抄送给 沈慧敏、系统管理员',
    });
  });
});

describe('several who decide', () => {
  const body = (condition: string) =>
    `<bpmn:startEvent id="Start" name="s"><bpmn:outgoing>F0</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="Vote" name="Vote" camunda:assignee="\${one}"><bpmn:incoming>F0</bpmn:incoming><bpmn:outgoing>F1</bpmn:outgoing>
      <bpmn:multiInstanceLoopCharacteristics camunda:collection="\${coll_userList}" camunda:elementVariable="one"><bpmn:completionCondition xsi:type="bpmn:tFormalExpression">${condition}</bpmn:completionCondition></bpmn:multiInstanceLoopCharacteristics></bpmn:userTask>
    <bpmn:endEvent id="End" name="e"><bpmn:incoming>F1</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="F0" sourceRef="Start" targetRef="Vote"/><bpmn:sequenceFlow id="F1" sourceRef="Vote" targetRef="End"/>`;
  const vote = (key: string, condition: string, more = {}) =>
    deployTest(admin, { key, body: body(condition) }, { Vote: { ...users('admin', 'contractor', 'owner'), ...more } });

  it('all of them', async () => {
    const id = await start(patrol, await vote('vote_all', '${nrOfCompletedInstances == nrOfInstances}'));
    for (const client of [admin, contractor, owner]) {
      expect(await seen(patrol, id)).toMatchObject({ status: 1 });
      await approve(client, id);
    }
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });

  it('any of them', async () => {
    const id = await start(patrol, await vote('vote_any', '${nrOfCompletedInstances >= 1}'));
    await approve(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
    expect((await tasks(patrol, id)).map((one) => [one.assignee_user?.nickname, one.result, one.kind])).toEqual([
      ['系统管理员', 4, 'not_needed'],
      ['陈建国', 2, null],
      ['沈慧敏', 4, 'not_needed'],
    ]);
  });

  it('a part of them, with refusals that are counted', async () => {
    const condition = '${nr_of_approved &gt;= 2 || nr_of_rejected &gt;= 2}';
    const definition = await vote('vote_ratio', condition, { reject_handler: 'continue' });
    const id = await start(patrol, definition);
    await reject(admin, id);
    await approve(contractor, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 1 });
    await approve(owner, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 2 });
  });

  it('ends as refused by the first who refuses, unless the rule says otherwise', async () => {
    const id = await start(patrol, await vote('vote_veto', '${nrOfCompletedInstances == nrOfInstances}'));
    await reject(admin, id);
    expect(await seen(patrol, id)).toMatchObject({ status: 2, result: 3 });
  });
});

describe('deploying', () => {
  const create = (key: string, more = {}) =>
    admin.call(workflow.modelCreate, {
      body: { key, name: key, bpmn_xml: modelXml({ key, body: lineOf('A') }), ...more },
    });
  const page = { form_type: 20, form_custom_create_path: '/x', form_custom_view_path: '/x' };

  it('wants a form, rules, and people for them', async () => {
    const bare = await create('no_form', { bpmn_xml: modelXml({ key: 'no_form', body: lineOf() }) });
    await expect(admin.call(workflow.modelDeploy, { query: { id: bare.id } })).rejects.toMatchObject({
      status: 422,
      message: '部署流程失败，原因：流程表单未配置，请点击【修改流程】按钮进行配置',
    });
    // The answer names all problems at once.
    const lacking = await create('lacking');
    await expect(admin.call(workflow.modelDeploy, { query: { id: lacking.id } })).rejects.toMatchObject({
      message: '部署流程失败，请先处理以下 2 处问题',
      problems: [
        { path: 'form_id' },
        { path: 'A', message: '用户任务(A)的任务分配规则未配置，请点击【分配规则】按钮进行配置' },
      ],
    });
    const ruleless = await create('no_rules', page);
    const query = { id: ruleless.id };
    await expect(admin.call(workflow.modelDeploy, { query })).rejects.toMatchObject({
      message: '部署流程失败，原因：用户任务(A)的任务分配规则未配置，请点击【分配规则】按钮进行配置',
    });
    const empty = { model_id: ruleless.id, task_definition_key: 'A', type: 21, options: [kitOrganisation()] };
    const { id } = await admin.call(workflow.assignRuleCreate, { body: empty });
    await expect(admin.call(workflow.modelDeploy, { query })).rejects.toMatchObject({
      message: '部署流程失败，原因：找不到任务的审批人：A',
    });
    await admin.call(workflow.modelUpdate, { body: { id: ruleless.id, nobody_policy: 'administrator' } });
    await admin.call(workflow.modelDeploy, { query });
    await expect(admin.call(workflow.modelDeploy, { query })).rejects.toMatchObject({ status: 409 });
    await admin.call(workflow.assignRuleUpdate, { body: { id: id!, ...users('owner') } });
    expect(await admin.call(workflow.modelDeploy, { query })).toMatchObject({ version: 2 });
  });
});

/** An organisation of the demo data that has no head. */
function kitOrganisation(): string {
  return '01a199c5328070008000000100000006';
}
