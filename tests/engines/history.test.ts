import { makeMarks, readModel, type Marks } from '@gongdi/bpmn';
import { connectHistory, type HistoryOptions } from '@gongdi/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverOf, type Driver } from './support/drive.ts';
import { missing, startEngine, type RunningEngine } from './support/real-engine.ts';

const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

const flow = (id: string, from: string, to: string, condition = '') =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${condition && `<conditionExpression xsi:type="tFormalExpression">${condition}</conditionExpression>`}</sequenceFlow>`;
const NS =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" targetNamespace="t"';

/** A review that may be sent back, a multi-instance signing inside a sub-process, and a called process. */
const modelFor = (prefix: string, uri: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions ${NS} xmlns:${prefix}="${uri}">
  <process id="history" isExecutable="true">
    <startEvent id="start"/>
    <userTask id="review" name="审核" ${prefix}:assignee="li"/>
    <exclusiveGateway id="ok" default="onwards"/>
    <subProcess id="scope">
      <startEvent id="inStart"/>
      <userTask id="sign" name="会签"><multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics></userTask>
      <endEvent id="inEnd"/>
      ${flow('in1', 'inStart', 'sign')}${flow('in2', 'sign', 'inEnd')}
    </subProcess>
    <callActivity id="call" calledElement="called"/>
    <endEvent id="end"/>
    ${flow('f1', 'start', 'review')}${flow('f2', 'review', 'ok')}
    ${flow('back', 'ok', 'review', '${round == 1}')}${flow('onwards', 'ok', 'scope')}
    ${flow('f3', 'scope', 'call')}${flow('f4', 'call', 'end')}
  </process>
  <process id="called" isExecutable="true">
    <startEvent id="cs"/><userTask id="archive"/><endEvent id="ce"/>${flow('c1', 'cs', 'archive')}${flow('c2', 'archive', 'ce')}
  </process>
</definitions>`;

const XML = {
  camunda7: modelFor('camunda', 'http://camunda.org/schema/1.0/bpmn'),
  flowable: modelFor('flowable', 'http://flowable.org/bpmn'),
};

const states = (marks: Marks) => Object.fromEntries([...marks.elements].map(([id, { state }]) => [id, state]));
const taken = (marks: Marks) =>
  [...marks.flows.values()]
    .filter((mark) => mark.taken)
    .map(({ id, count }) => (count > 1 ? `${id}×${count}` : id))
    .toSorted();

describe.skipIf(why !== null).each(['camunda7', 'flowable'] as const)('the history of %s', (kind) => {
  let engine: RunningEngine;
  let drive: Driver;
  beforeAll(async () => {
    engine = await startEngine(kind);
    drive = driverOf(engine);
    await engine.adapter.deploy([{ name: 'history.bpmn', xml: XML[kind] }]);
  });
  afterAll(() => engine?.stop());

  const open = async (instance: string, element: string) => {
    const [task] = await drive.tasks(instance, element);
    if (task === undefined) throw new Error(`no task ${element}`);
    return task;
  };

  async function look(instance: string, options?: HistoryOptions) {
    const reader = connectHistory({ kind, baseUrl: engine.baseUrl }, options);
    const snapshot = await reader.read(instance);
    const { model } = await readModel(await reader.xml(snapshot.definitionId), { trackLoss: false });
    if (!model) throw new Error('the drawing cannot be read');
    return { snapshot, marks: makeMarks(model.definitions, snapshot.history) };
  }

  it('follows an instance from its start to its end', async () => {
    const instance = await drive.start('history', { round: 1, title: '深基坑方案' });
    const first = await look(instance);
    expect(first.snapshot).toMatchObject({ over: false, history: { process_instance: { result: 1 } } });
    expect(states(first.marks)).toEqual({ start: 2, review: 1 });
    expect(taken(first.marks)).toEqual(['f1']);
    expect(first.snapshot.variables).toContainEqual(expect.objectContaining({ name: 'title', value: '深基坑方案' }));

    const sentBack = await open(instance, 'review');
    await drive.comment(instance, sentBack, '<b>支撑间距不足</b>');
    await drive.complete(sentBack, { decision: 'back' });
    const second = await look(instance, {
      names: async () => ({ li: '李监理' }),
      taskResult: ({ local }) => (local['decision'] === 'back' ? { result: 3, kind: 'returned' } : null),
    });
    expect(taken(second.marks)).toEqual(['back', 'f1', 'f2']);
    expect(second.marks.elements.get('review')?.visits).toMatchObject([
      { state: 3, approver: '李监理', reason: '<b>支撑间距不足</b>', resultKind: 'returned' },
      { state: 1, approver: '李监理' },
    ]);
    expect(second.snapshot.comments).toMatchObject([{ message: '<b>支撑间距不足</b>', task_id: sentBack }]);
  });

  it('counts multi-instance, leads into a called instance, and sees the end', async () => {
    const instance = await drive.start('history', { round: 2 });
    await drive.complete(await open(instance, 'review'));
    const [one, two] = await drive.tasks(instance, 'sign');
    await drive.complete(one ?? '');
    const { marks } = await look(instance);
    expect(states(marks)).toMatchObject({ scope: 1, sign: 1, inStart: 2 });
    expect(marks.elements.get('sign')).toMatchObject({ repeats: true, counts: { total: 3, running: 2 } });
    if (kind === 'camunda7') expect(marks.elements.get('sign')?.planned).toBe(3);

    await drive.complete(two ?? '');
    await drive.complete(await open(instance, 'sign'));
    const calling = await look(instance);
    expect(states(calling.marks)).toMatchObject({ scope: 2, sign: 2, call: 1 });
    expect(taken(calling.marks)).toEqual(['f1', 'f2', 'f3', 'in1', 'in2', 'onwards']);
    const visit = calling.marks.elements.get('call')?.visits[0];
    const called = visit?.kind === 'activity' ? visit.calledInstance : null;
    expect((await look(called ?? '')).marks.elements.get('archive')?.state).toBe(1);

    await drive.complete(await open(called ?? '', 'archive'));
    const done = await look(instance);
    expect(done.snapshot).toMatchObject({ over: true, history: { process_instance: { result: 2 } } });
    expect(states(done.marks)).toMatchObject({ call: 2, end: 2 });
    expect(done.marks.unknown).toEqual([]);
    const certainties = new Set([...done.marks.flows.values()].map(({ certainty }) => certainty));
    expect([...certainties]).toEqual([kind === 'flowable' ? 'exact' : 'inferred']);
  });

  it('paints a cancelled instance as cancelled', async () => {
    const instance = await drive.start('history', { round: 1 });
    await drive.cancel(instance);
    const { snapshot, marks } = await look(instance);
    expect(snapshot).toMatchObject({ over: true, history: { process_instance: { result: 4 } } });
    expect(states(marks)).toEqual({ start: 4, review: 4 });
    expect(marks.elements.get('review')?.visits[0]?.state).toBe(4);
  });

  it('says that an instance does not exist', async () => {
    await expect(look('nowhere')).rejects.toMatchObject({ code: 'not_found' });
  });
});
