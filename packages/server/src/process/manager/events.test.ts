import { calls, type Client } from '@gongdi/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing.ts';
import { deployTest, taskOf, todoOf, users } from '../testing.ts';

const { workflow } = calls;
const kit = withServer();
let admin: Client, contractor: Client, beichen: Client, patrol: Client;
let waits: string, begins: string;

const flow = (from: string, to: string) =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`;
const line = (...ids: string[]) =>
  ids
    .slice(1)
    .map((to, at) => flow(ids[at]!, to))
    .join('');
const ROOTS =
  '<bpmn:message id="Paid" name="paid"/><bpmn:message id="Order" name="order"/><bpmn:signal id="Storm" name="storm"/>';
/** Waits for the message `Paid`, then at a user task that the signal `Storm` interrupts. */
const WAITS = `<bpmn:startEvent id="S" name="s"/><bpmn:receiveTask id="R" name="等付款" messageRef="Paid"/>
  <bpmn:userTask id="A" name="A"/><bpmn:boundaryEvent id="B" name="大风" attachedToRef="A"><bpmn:signalEventDefinition id="D" signalRef="Storm"/></bpmn:boundaryEvent>
  <bpmn:endEvent id="E" name="e"/><bpmn:endEvent id="F" name="f"/>${line('S', 'R', 'A', 'E')}${flow('B', 'F')}`;
/** Starts by a message or by a condition. */
const BEGINS = `<bpmn:startEvent id="S" name="s"><bpmn:messageEventDefinition id="D" messageRef="Order"/></bpmn:startEvent>
  <bpmn:startEvent id="C" name="c"><bpmn:conditionalEventDefinition id="G"><bpmn:condition id="H" xsi:type="bpmn:tFormalExpression">\${wind &gt; 17}</bpmn:condition></bpmn:conditionalEventDefinition></bpmn:startEvent>
  <bpmn:userTask id="A" name="A"/><bpmn:endEvent id="E" name="e"/>${line('S', 'A', 'E')}${flow('C', 'A')}`;

beforeAll(async () => {
  [admin, contractor, beichen, patrol] = (await Promise.all(
    ['admin', 'contractor', 'beichen', 'patrol'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
  const rule = { A: users('contractor') };
  waits = await deployTest(admin, { key: 'waits', body: WAITS, roots: ROOTS }, rule);
  begins = await deployTest(admin, { key: 'begins', body: BEGINS, roots: ROOTS }, rule);
});

const start = async (client: Client, business_key: string) =>
  (await client.call(workflow.instanceCreate, { body: { process_definition_id: waits, business_key, variables: {} } }))
    .id;
const paid = (client: Client, body: object, options = {}) =>
  client.call(workflow.eventMessage, { body: { name: 'paid', ...body } }, options);
const end = async (id: string) => {
  for (const task of await todoOf(contractor, id))
    await contractor.call(workflow.taskApprove, { body: { id: task.id, reason: '好' } });
};

describe('a message', () => {
  it('reaches the instance of its business key, with its variables, and stands in the timeline', async () => {
    const [one, other] = [await start(contractor, 'GD-1'), await start(contractor, 'GD-2')];
    expect(await admin.call(workflow.instanceWaits, { query: { id: one } })).toEqual([
      expect.objectContaining({ kind: 'message', name: 'paid', activity_key: 'R', activity_name: '等付款' }),
    ]);
    const answer = await paid(contractor, { business_key: 'GD-1', variables: { amount: 7 }, reason: '到账' });
    expect(answer).toEqual({ process_instance_id: one, started: false });
    expect((await taskOf(contractor, one)).name).toBe('A');
    expect(await todoOf(contractor, other)).toEqual([]);
    expect(await admin.call(workflow.instanceVariables, { query: { id: one } })).toContainEqual({
      name: 'amount',
      type: 'number',
      value: 7,
    });
    expect(
      (await admin.call(workflow.commentList, { query: { process_instance_id: one } })).map(({ kind, content }) => ({
        kind,
        content,
      })),
    ).toEqual([{ kind: 'message', content: '收到“paid”：到账' }]);
    expect(await admin.call(workflow.instanceWaits, { query: { id: one } })).toMatchObject([
      { kind: 'signal', name: 'storm' },
    ]);
    await paid(admin, {
      correlation: {
        initiator:
          (await admin.call(workflow.instanceVariables, { query: { id: other } })).find(
            ({ name }) => name === 'initiator',
          )?.value ?? '',
      },
    });
    await Promise.all([end(one), end(other)]);
  });

  it('is refused where nobody or more than one waits for it', async () => {
    await expect(paid(contractor, { business_key: 'GD-9' })).rejects.toMatchObject({
      status: 404,
      message: '没有流程在等待消息“paid”',
    });
    const two = [await start(contractor, 'GD-3'), await start(contractor, 'GD-3')];
    await expect(paid(contractor, { business_key: 'GD-3' })).rejects.toMatchObject({ status: 409 });
    for (const id of two) expect(await paid(contractor, { process_instance_id: id })).toMatchObject({ started: false });
    await Promise.all(two.map(end));
  });

  it('is taken once when it comes twice in one moment', async () => {
    const id = await start(contractor, 'GD-4');
    const answers = await Promise.allSettled(
      [1, 2, 3].map((amount) => paid(contractor, { business_key: 'GD-4', variables: { amount } })),
    );
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(
      answers.filter((one) => one.status === 'rejected').map((one) => (one.reason as { status: number }).status),
    ).toEqual([404, 404]);
    await end(id);
  });

  it('starts the process that begins by it, once under one key', async () => {
    const body = { name: 'order', business_key: 'PO-1', variables: { item: '钢筋' } };
    const order = () => contractor.call(workflow.eventMessage, { body }, { key: 'order-PO-1' });
    const first = await order();
    expect(first.started).toBe(true);
    expect(await order()).toEqual(first);
    const mine = await contractor.call(workflow.instanceGet, { query: { id: first.process_instance_id } });
    expect(mine).toMatchObject({ business_key: 'PO-1', process_definition_key: 'begins' });
    await end(first.process_instance_id);
  });

  it('is for organisations that one may change, and for those who may send', async () => {
    const id = await start(admin, 'GD-5');
    // The administrator's organisation is above the contractor's.
    await expect(paid(contractor, { business_key: 'GD-5' })).rejects.toMatchObject({ status: 404 });
    await expect(paid(contractor, { process_instance_id: id })).rejects.toMatchObject({ status: 404 });
    await expect(paid(beichen, { business_key: 'GD-5' })).rejects.toMatchObject({ status: 404 });
    await expect(paid(patrol, { business_key: 'GD-5' })).rejects.toMatchObject({ code: 40_301 });
    expect(await paid(admin, { business_key: 'GD-5' })).toMatchObject({ process_instance_id: id });
    await end(id);
  });
});

describe('a signal', () => {
  const storm = (client: Client, body: object = {}) =>
    client.call(workflow.eventSignal, { body: { name: 'storm', ...body } });

  it('reaches all that wait in the organisations below, or one alone', async () => {
    const ids = [await start(contractor, 'ST-1'), await start(contractor, 'ST-2'), await start(admin, 'ST-3')];
    for (const id of ids) await paid(admin, { process_instance_id: id });
    expect(await storm(contractor)).toEqual({ reached: 2 });
    const status = async (id: string) => (await admin.call(workflow.instanceGet, { query: { id } })).status;
    expect(await Promise.all(ids.map(status))).toEqual([2, 2, 1]);
    expect(await storm(admin, { process_instance_id: ids[2], reason: '八级大风' })).toEqual({ reached: 1 });
    expect(await status(ids[2]!)).toBe(2);
    expect(await storm(admin)).toEqual({ reached: 0 });
    // Tasks ended by the signal do not count as overdue.
    const tasks = await admin.call(workflow.taskList, { query: { process_instance_id: ids[2]! } });
    expect(tasks.map(({ result, kind }) => ({ result, kind }))).toEqual([{ result: 4, kind: 'not_needed' }]);
  });
});

describe('a condition', () => {
  it('starts what begins by it, with the variables it was asked with', async () => {
    const ask = (variables: Record<string, never>) =>
      admin.call(workflow.eventCondition, { body: { variables, process_definition_id: begins } });
    expect(await ask({ wind: 12 as never })).toEqual({ process_instance_ids: [] });
    const { process_instance_ids } = await ask({ wind: 20 as never });
    expect(process_instance_ids).toHaveLength(1);
    expect(await admin.call(workflow.instanceVariables, { query: { id: process_instance_ids[0]! } })).toContainEqual({
      name: 'wind',
      type: 'number',
      value: 20,
    });
  });
});
