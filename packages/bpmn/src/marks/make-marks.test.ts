import { BpmnModdle } from 'bpmn-moddle';
import { describe, expect, it } from 'vitest';
import type { InstanceHistory, MarkNode } from './index.ts';
import { makeMarks } from './index.ts';

const NS = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"';
const flow = (id: string, from: string, to: string): string =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"/>`;

async function read(body: string): Promise<MarkNode> {
  const { rootElement } = await new BpmnModdle().fromXML(`<definitions ${NS} id="d">${body}</definitions>`);
  return rootElement;
}

const approval = `<process id="p">
  <startEvent id="s"/><userTask id="u"/><exclusiveGateway id="g"/><serviceTask id="w"/><endEvent id="e"/>
  ${flow('f1', 's', 'u')}${flow('f2', 'u', 'g')}${flow('yes', 'g', 'w')}${flow('no', 'g', 'e')}
  ${flow('back', 'g', 'u')}${flow('f3', 'w', 'e')}</process>`;

const states = (marks: ReturnType<typeof makeMarks>): Record<string, number> =>
  Object.fromEntries([...marks.elements].map(([id, mark]) => [id, mark.state]));
const taken = (marks: ReturnType<typeof makeMarks>): string[] =>
  [...marks.flows.values()].filter((mark) => mark.taken).map((mark) => mark.id);

describe("marks from the specification's history", () => {
  it('paints a finished approval and gives each node type its details', async () => {
    const history: InstanceHistory = {
      activities: [
        { key: 's', start_time: 1_700_000_000, end_time: 1_700_000_000 },
        { key: 'u', task_id: 't1', start_time: 1_700_000_000, end_time: 1_700_000_060 },
        { key: 'g', start_time: 1_700_000_060, end_time: 1_700_000_060 },
        { key: 'w', start_time: 1_700_000_060, end_time: 1_700_000_061 },
        { key: 'e', start_time: 1_700_000_061, end_time: 1_700_000_061 },
      ],
      process_instance: {
        result: 2,
        start_user: { nickname: '张三' },
        create_time: 1_700_000_000,
        end_time: 1_700_000_061,
      },
      tasks: [
        { id: 't1', result: 2, assignee_user: { nickname: '李四' }, end_time: 1_700_000_060, reason: '<b>同意</b>' },
      ],
    };
    const marks = makeMarks(await read(approval), history);
    expect(states(marks)).toEqual({ s: 2, u: 2, g: 2, w: 2, e: 2 });
    expect(taken(marks)).toEqual(['f1', 'f2', 'yes', 'f3']);
    expect(marks.flows.get('yes')).toMatchObject({ certainty: 'inferred', count: 1, state: 2 });
    expect(marks.flows.get('no')).toMatchObject({ taken: false, count: 0, state: null });
    expect(marks.elements.get('s')?.visits[0]).toMatchObject({
      kind: 'start',
      initiator: '张三',
      startedAt: 1_700_000_000_000,
    });
    expect(marks.elements.get('u')?.visits[0]).toMatchObject({ approver: '李四', reason: '<b>同意</b>', state: 2 });
    expect(marks.elements.get('w')?.visits[0]).toEqual({
      kind: 'activity',
      state: 2,
      startedAt: 1_700_000_060_000,
      endedAt: 1_700_000_061_000,
      calledInstance: null,
    });
    expect(marks.elements.get('e')?.visits[0]).toMatchObject({ kind: 'end', state: 2, endedAt: 1_700_000_061_000 });
  });

  it('keeps every visit of a loop and counts the flows of each round', async () => {
    const at = (second: number): number => 1_700_000_000_000 + second * 1000;
    const marks = makeMarks(await read(approval), {
      activities: [
        { key: 'g', start_time: at(20), end_time: at(20) },
        { key: 's', start_time: at(0), end_time: at(0) },
        { key: 'u', task_id: 'b', start_time: at(10), end_time: at(20) },
        { key: 'u', task_id: 'a', start_time: at(0), end_time: at(10) },
        { key: 'g', start_time: at(10), end_time: at(10) },
        { key: 'u', task_id: 'c', start_time: at(20) },
      ],
      process_instance: { result: 1 },
      tasks: [
        { id: 'a', result: 3, kind: 'returned', reason: '补充材料' },
        { id: 'b', result: 2 },
        { id: 'c', result: 1 },
      ],
    });
    const task = marks.elements.get('u');
    expect(task?.visits.map((visit) => visit.kind === 'user' && visit.taskId)).toEqual(['a', 'b', 'c']);
    expect(task?.counts).toEqual({ total: 3, running: 1, approved: 1, rejected: 1, cancelled: 0 });
    expect(task?.state).toBe(1);
    expect(marks.flows.get('back')?.count).toBe(2);
    expect(marks.flows.get('f2')?.count).toBe(2);
    expect(taken(marks)).toEqual(['f1', 'f2', 'back']);
  });

  it('marks a rejected end without claiming the flow that the rejection jumped over', async () => {
    const model = await read(
      `<process id="p"><startEvent id="s"/><userTask id="u"/><endEvent id="e"/>${flow('a', 's', 'u')}${flow('b', 'u', 'e')}</process>`,
    );
    const marks = makeMarks(model, {
      activities: [
        { key: 's', start_time: 1e12, end_time: 1e12 },
        { key: 'u', task_id: 't', start_time: 1e12, end_time: 1e12 + 5 },
        { key: 'e', start_time: 1e12 + 5, end_time: 1e12 + 5 },
      ],
      process_instance: { result: 3 },
      tasks: [{ id: 't', result: 3, reason: '不同意' }],
    });
    expect(states(marks)).toEqual({ s: 2, u: 3, e: 3 });
    expect(taken(marks)).toEqual(['a']);
  });

  it('paints everything touched as cancelled when the instance was cancelled', async () => {
    const marks = makeMarks(await read(approval), {
      activities: [
        { key: 's', start_time: 1e12, end_time: 1e12 },
        { key: 'u', task_id: 't', start_time: 1e12 },
      ],
      process_instance: { result: 4 },
      tasks: [{ id: 't', result: 1 }],
    });
    expect(states(marks)).toEqual({ s: 4, u: 4 });
    expect(marks.elements.get('u')?.visits[0]?.state).toBe(4);
    expect(marks.flows.get('f1')).toMatchObject({ taken: true, state: 4 });
  });

  it('walks nested sub-processes, the second pool and boundary events', async () => {
    const model =
      await read(`<collaboration id="c"><participant id="x" processRef="p"/><participant id="y" processRef="q"/></collaboration>
      <process id="p"><startEvent id="s"/><subProcess id="sub"><startEvent id="s2"/><subProcess id="deep"><userTask id="u"/></subProcess>
      ${flow('in', 's2', 'deep')}</subProcess><boundaryEvent id="b" attachedToRef="sub"><timerEventDefinition/></boundaryEvent>
      <endEvent id="e"/><endEvent id="late"/>${flow('a', 's', 'sub')}${flow('ok', 'sub', 'e')}${flow('t', 'b', 'late')}</process>
      <process id="q"><startEvent id="qs"/><task id="qt"/>${flow('qf', 'qs', 'qt')}</process>`);
    const marks = makeMarks(model, {
      activities: [
        { key: 's', start_time: 1000e9, end_time: 1000e9 },
        { key: 'sub', start_time: 1000e9, end_time: 1000e9 + 9 },
        { key: 's2', start_time: 1000e9 + 1, end_time: 1000e9 + 1 },
        { key: 'deep', start_time: 1000e9 + 1, end_time: 1000e9 + 9, canceled: true },
        { key: 'u', start_time: 1000e9 + 2, end_time: 1000e9 + 9, canceled: true },
        { key: 'b', start_time: 1000e9 + 9, end_time: 1000e9 + 9 },
        { key: 'late', start_time: 1000e9 + 9, end_time: 1000e9 + 9 },
        { key: 'qs', start_time: 1000e9, end_time: 1000e9 },
        { key: 'qt', start_time: 1000e9 },
      ],
      process_instance: { result: 1 },
    });
    expect(states(marks)).toMatchObject({ sub: 2, deep: 4, u: 4, b: 2, late: 2, qs: 2, qt: 1 });
    expect(taken(marks).sort()).toEqual(['a', 'in', 'qf', 't']);
  });

  it('counts the bodies of a multi-instance task and takes its flow once all have ended', async () => {
    const model =
      await read(`<process id="p"><startEvent id="s"/><userTask id="u"><multiInstanceLoopCharacteristics/></userTask>
      <endEvent id="e"/>${flow('a', 's', 'u')}${flow('b', 'u', 'e')}</process>`);
    const one = (id: string, end?: number) => ({ key: 'u', task_id: id, start_time: 1e12, end_time: end });
    const marks = makeMarks(model, {
      activities: [{ key: 's', start_time: 1e12, end_time: 1e12 }, one('1', 1e12 + 4), one('2', 1e12 + 7), one('3')],
      process_instance: { result: 1 },
      tasks: [
        { id: '1', result: 2 },
        { id: '2', result: 3 },
        { id: '3', result: 1 },
      ],
    });
    expect(marks.elements.get('u')).toMatchObject({
      repeats: true,
      state: 1,
      counts: { total: 3, running: 1, approved: 1, rejected: 1 },
    });
    expect(taken(marks)).toEqual(['a']);
  });

  it('follows all branches of a parallel gateway and takes flows that the host names exactly', async () => {
    const model =
      await read(`<process id="p"><parallelGateway id="g"/><task id="x"/><task id="y"/><exclusiveGateway id="k"/><task id="z"/>
      ${flow('gx', 'g', 'x')}${flow('gy', 'g', 'y')}${flow('xk', 'x', 'k')}${flow('kz', 'k', 'z')}${flow('ky', 'k', 'y')}</process>`);
    const marks = makeMarks(model, {
      activities: [
        { key: 'g', start_time: 1e12, end_time: 1e12 },
        { key: 'x', start_time: 1e12, end_time: 1e12 + 1, outgoing: [{ id: 'xk' }] },
        { key: 'y', start_time: 1e12 },
        { key: 'k', start_time: 1e12 + 1, end_time: 1e12 + 1, outgoing: ['ky'] },
        { key: 'gx', start_time: 1e12 },
      ],
      process_instance: { result: 1 },
    });
    expect(marks.flows.get('xk')).toMatchObject({ taken: true, certainty: 'exact' });
    expect(marks.flows.get('ky')).toMatchObject({ taken: true, certainty: 'exact' });
    expect(marks.flows.get('kz')).toMatchObject({ taken: false, certainty: 'exact' });
    expect(marks.flows.get('gx')).toMatchObject({ taken: true, certainty: 'exact' });
  });

  it('marks the start event for hosts that record user tasks only', async () => {
    const marks = makeMarks(await read(approval), {
      activities: [{ key: 'u', task_id: 't', start_time: 1e12 }],
      process_instance: { result: 1, start_user: { nickname: '王五' }, create_time: 1e12 - 5 },
    });
    expect(states(marks)).toEqual({ u: 1, s: 2 });
    expect(marks.elements.get('s')?.visits[0]).toMatchObject({ initiator: '王五', startedAt: 1e12 - 5 });
    expect(taken(marks)).toEqual(['f1']);
  });
});

describe('marks from highlighted ids', () => {
  it('uses the ids as they are and the tasks for the details', async () => {
    const marks = makeMarks(await read(approval), {
      finishedTaskActivityIds: ['s', 'u', 'g'],
      rejectedTaskActivityIds: [],
      unfinishedTaskActivityIds: ['w'],
      finishedSequenceFlowActivityIds: ['f1', 'f2', 'yes'],
      tasks: [
        {
          id: 't',
          taskDefinitionKey: 'u',
          status: 2,
          createTime: 1e12,
          endTime: 1e12 + 5,
          reason: '好',
          assigneeUser: { nickname: '李四' },
        },
      ],
      processInstance: { status: 1, startUser: { nickname: '张三' }, createTime: 1e12 },
    });
    expect(states(marks)).toEqual({ s: 2, u: 2, g: 2, w: 1 });
    expect(taken(marks)).toEqual(['f1', 'f2', 'yes']);
    expect([...marks.flows.values()].every((mark) => mark.certainty === 'exact')).toBe(true);
    expect(marks.elements.get('u')?.visits[0]).toMatchObject({ approver: '李四', reason: '好', endedAt: 1e12 + 5 });
    expect(marks.elements.get('s')?.visits[0]).toMatchObject({ initiator: '张三', startedAt: 1e12 });
  });

  it('reads the later code 5 as rejected with the kind returned', async () => {
    const marks = makeMarks(await read(approval), {
      rejectedTaskActivityIds: ['u'],
      tasks: [{ id: 't', taskDefinitionKey: 'u', status: 5 }],
    });
    expect(marks.elements.get('u')?.visits[0]).toMatchObject({ state: 3, resultKind: 'returned' });
  });
});

describe('bad and large input', () => {
  it('returns dangling keys and survives hostile names and wrong types', async () => {
    const wrong = {
      activities: [{ key: 'ghost' }, { key: '__proto__' }, null, { key: 7 }, { key: 'u', task_id: 'none' }],
      tasks: 'x',
      process_instance: 4,
    };
    const marks = makeMarks(await read(approval), wrong as unknown as InstanceHistory);
    expect(marks.unknown).toEqual(['ghost', '__proto__', '7']);
    expect(marks.elements.get('u')?.state).toBe(1);
    expect(makeMarks(await read(''), {}).elements.size).toBe(0);
    expect(makeMarks(await read(approval), null as unknown as InstanceHistory).flows.size).toBe(6);
  });

  it('marks a loop of 200,000 rounds, which quadratic work would not finish within the time limit', async () => {
    const activities = Array.from({ length: 200_000 }, (_, i) => [
      { key: 'u', start_time: 1e12 + i, end_time: 1e12 + i },
      { key: 'g', start_time: 1e12 + i, end_time: 1e12 + i },
    ]).flat();
    const marks = makeMarks(await read(approval), { activities });
    expect(marks.elements.get('u')?.counts.total).toBe(200_000);
    expect(marks.flows.get('f2')?.count).toBe(200_000);
  });
});

describe('a start that was not recorded', () => {
  const two = `<process id="p"><startEvent id="byHand"/><startEvent id="byTimer"/><userTask id="u"/>
    ${flow('f1', 'byHand', 'u')}${flow('f2', 'byTimer', 'u')}</process>`;
  const task = { key: 'u', start_time: 1_700_000_000 };

  it('is not made up beside the one that fired', async () => {
    const history = { activities: [{ key: 'byHand', start_time: 1_700_000_000, end_time: 1_700_000_000 }, task] };
    const marks = makeMarks(await read(two), history);
    expect(Object.keys(states(marks))).toEqual(['byHand', 'u']);
    expect(taken(marks)).toEqual(['f1']);
  });

  it('is not guessed among several', async () => {
    const marks = makeMarks(await read(two), { activities: [task] });
    expect(Object.keys(states(marks))).toEqual(['u']);
    expect(taken(marks)).toEqual([]);
  });
});
