import { describe, expect, test } from 'vitest';
import { readModel } from '../model/index.ts';
import { checkModel } from './check-model.ts';
import type { Engine } from './types.ts';

const NAMES =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:flowable="http://flowable.org/bpmn" xmlns:activiti="http://activiti.org/bpmn"';
const START = '<startEvent id="s"/>';

interface Parts {
  readonly engine?: Engine;
  /** Attributes of the process. */
  readonly attributes?: string;
  /** XML of root elements beside the process. */
  readonly roots?: string;
}

/** Returns the rule codes of all errors for an engine, without the rules that this file does not test. */
async function errors(
  body: string,
  { engine = 'camunda', attributes = '', roots = '' }: Parts = {},
): Promise<string[]> {
  const ttl = attributes.includes('historyTimeToLive') ? '' : 'camunda:historyTimeToLive="P1D"';
  const executable = attributes.includes('isExecutable') ? '' : 'isExecutable="true"';
  const xml = `<definitions ${NAMES} targetNamespace="t">${roots}<process id="p" name="P" ${executable} ${ttl} ${attributes}>${body}</process></definitions>`;
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return checkModel(model, { preset: engine, target: { engine } })
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
}

const boundary = (id: string, definition: string, to = 't') =>
  `<boundaryEvent id="${id}" attachedToRef="${to}">${definition}</boundaryEvent>`;
const task = '<userTask id="t"/>';
const eventSub = (id: string, definition: string) =>
  `<subProcess id="${id}" triggeredByEvent="true"><startEvent id="${id}s">${definition}</startEvent></subProcess>`;
const io = (parameters: string) =>
  `<extensionElements><camunda:inputOutput>${parameters}</camunda:inputOutput></extensionElements>`;
const INPUT = '<camunda:inputParameter name="a">1</camunda:inputParameter>';
const OUTPUT = '<camunda:outputParameter name="a">1</camunda:outputParameter>';
const call = (mapping: string) =>
  `${START}<callActivity id="c" calledElement="x"><extensionElements>${mapping}</extensionElements></callActivity>`;

describe('refused by Camunda', () => {
  test.each(['-1', 'P-1D', 'half a year', 'P6M', '99999999999'])('a history time to live of %s', async (value) => {
    expect(await errors(START, { attributes: `camunda:historyTimeToLive="${value}"` })).toContain('time-to-live');
  });
  test.each(['0', '180', 'P180D'])('a history time to live of %s is fine', async (value) => {
    expect(await errors(START, { attributes: `camunda:historyTimeToLive="${value}"` })).toEqual([]);
  });

  test.each([
    ['priority-number', `${START}<task id="t" camunda:jobPriority="high"/>`],
    [
      'priority-number',
      `${START}<serviceTask id="t" camunda:type="external" camunda:topic="x" camunda:taskPriority="1.5"/>`,
    ],
    ['priority-number', `${START}<task id="t" camunda:jobPriority="2147483648"/>`],
    ['variable-mapping', call('<camunda:in source="a"/>')],
    ['variable-mapping', call('<camunda:in target="a"/>')],
    ['variable-mapping', call('<camunda:out sourceExpression="${a}"/>')],
    ['variable-mapping', call('<camunda:out target="a"/>')],
    ['event-sub-process-start', START + eventSub('e', '<terminateEventDefinition/>')],
    ['input-output-place', `<startEvent id="s">${io(INPUT)}</startEvent>`],
    ['input-output-place', `${START}${task}${boundary('b', `${io(INPUT)}<timerEventDefinition/>`)}`],
    ['input-output-place', `${START}<parallelGateway id="g">${io(INPUT)}</parallelGateway>`],
    ['input-output-place', `${START}<endEvent id="e">${io(OUTPUT)}</endEvent>`],
    [
      'input-output-place',
      `${START}<task id="t">${io(OUTPUT)}<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics></task>`,
    ],
    [
      'async-after',
      `${START}<task id="t" camunda:asyncAfter="true"/><endEvent id="e"/><sequenceFlow sourceRef="t" targetRef="e"/>`,
    ],
    ['async-after', `${START}<eventBasedGateway id="g" camunda:asyncAfter="true"/>`],
    ['start-event-required', task],
    ['start-event-required', `${START}<subProcess id="u"><task id="t"/></subProcess>`],
  ])('%s: %#', async (code, body) => {
    expect(await errors(body)).toContain(code);
  });

  test.each([
    ['a priority by expression', `${START}<task id="t" camunda:jobPriority="\${p}"/>`],
    [
      'all variables and a business key',
      call('<camunda:in variables="all"/><camunda:in businessKey="k"/><camunda:out variables="all"/>'),
    ],
    [
      'inputs of an end event and of a multi-instance',
      `${START}<endEvent id="e">${io(INPUT)}</endEvent><task id="t">${io(INPUT)}<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics></task>`,
    ],
    [
      'a flow without id behind a node that goes on at once',
      `${START}<task id="t"/><endEvent id="e"/><sequenceFlow sourceRef="t" targetRef="e"/>`,
    ],
    ['a transaction without start', `${START}<transaction id="u"><task id="t"/></transaction>`],
  ])('not: %s', async (_, body) => {
    expect(await errors(body)).toEqual([]);
  });

  test('what is missing in a process that does not run is unusual, no more', async () => {
    expect(await errors(task, { attributes: 'isExecutable="false"' })).not.toContain('start-event-required');
    expect(await errors(task, { engine: 'flowable' })).not.toContain('start-event-required');
  });

  const roots =
    '<message id="m" name="M"/><message id="m2" name="M"/><message id="n" name="N"/><signal id="g" name="G"/><error id="x" name="X"/><error id="y" errorCode="Y"/>';
  const message = (ref: string) => `<messageEventDefinition messageRef="${ref}"/>`;
  const condition = (text: string) =>
    `<conditionalEventDefinition><condition>${text}</condition></conditionalEventDefinition>`;
  const starting = (id: string, definition: string) => `<startEvent id="${id}">${definition}</startEvent>`;
  const SIGNAL = '<signalEventDefinition signalRef="g"/>';

  test.each([
    ['two boundary events', START + task + boundary('a', message('m')) + boundary('b', message('m2'))],
    ['two event sub-processes', START + eventSub('a', message('m')) + eventSub('b', message('m'))],
    ['two starts by one signal', starting('a', SIGNAL) + starting('b', SIGNAL)],
    ['equal conditional starts', starting('a', condition('${x}')) + starting('b', condition('${x}'))],
  ])('one event awaited twice: %s', async (_, body) => {
    expect(await errors(body, { roots })).toContain('repeated-event');
  });
  test.each([
    ['different messages', START + task + boundary('a', message('m')) + boundary('b', message('n'))],
    [
      'different activities',
      `${START}${task}<task id="o"/>${boundary('a', message('m'))}${boundary('b', message('m'), 'o')}`,
    ],
    ['start and event sub-process', starting('a', message('m')) + eventSub('b', message('m'))],
    ['different conditions', starting('a', condition('${x}')) + starting('b', condition('${y}'))],
  ])('not: %s', async (_, body) => {
    expect(await errors(body, { roots })).not.toContain('repeated-event');
  });

  test.each([
    ['x', true],
    ['y', false],
    ['elsewhere', false],
  ])('an error end event of %s: %s', async (ref, refused) => {
    const found = await errors(`${START}<endEvent id="e"><errorEventDefinition errorRef="${ref}"/></endEvent>`, {
      roots,
    });
    expect(found.includes('error-end-event')).toBe(refused);
  });
  test('an error end event of no error', async () => {
    expect(await errors(`${START}<endEvent id="e"><errorEventDefinition/></endEvent>`)).toContain('error-end-event');
  });

  test('two cancel boundary events of one transaction', async () => {
    const one = `${START}<transaction id="t">${START.replace('"s"', '"i"')}</transaction>${boundary('a', '<cancelEventDefinition/>')}`;
    expect(await errors(one)).not.toContain('cancel-event');
    expect(await errors(one + boundary('b', '<cancelEventDefinition/>'))).toContain('cancel-event');
  });
});

describe.each<Engine>(['flowable', 'activiti'])('refused by %s', (engine) => {
  test.each([
    ['duplicate-signal', START, '<signal id="a" name="A"/><signal id="b" name="A"/>'],
    [
      'compensation-activity',
      `${START}<endEvent id="e"><compensateEventDefinition activityRef="nowhere"/></endEvent>`,
      '',
    ],
    [
      'engine-event-listener',
      `<extensionElements><${engine}:eventListener throwEvent="timer"/></extensionElements>${START}`,
      '',
    ],
    [
      'engine-event-listener',
      `<extensionElements><${engine}:eventListener events="TASK_CREATED"/></extensionElements>${START}`,
      '',
    ],
    [
      'engine-event-listener',
      `<extensionElements><${engine}:eventListener events="invalid" class="A"/></extensionElements>${START}`,
      '',
    ],
    [
      'repeated-event',
      START +
        task +
        boundary('a', '<messageEventDefinition messageRef="m"/>') +
        boundary('b', '<messageEventDefinition messageRef="m"/>'),
      '<message id="m" name="M"/>',
    ],
  ])('%s: %#', async (code, body, roots) => {
    expect(await errors(body, { engine, roots })).toContain(code);
  });

  test('not: an existing activity, a listener that throws a signal', async () => {
    const body = `<extensionElements><${engine}:eventListener events="TASK_CREATED,ENTITY_CREATED" throwEvent="globalSignal" signalName="x"/></extensionElements>${START}${task}<endEvent id="e"><compensateEventDefinition activityRef="t"/></endEvent>`;
    expect(await errors(body, { engine })).toEqual([]);
  });
});

test('Activiti refuses an event sub-process that starts by a termination, Flowable deploys it', async () => {
  const body = START + eventSub('e', '<terminateEventDefinition/>');
  expect(await errors(body, { engine: 'activiti' })).toContain('event-sub-process-start');
  expect(await errors(body, { engine: 'flowable' })).not.toContain('event-sub-process-start');
});

test('an event sub-process that a variable starts is deployable', async () => {
  const listener =
    '<extensionElements><flowable:variableListenerEventDefinition variableName="v"/></extensionElements>';
  expect(await errors(START + eventSub('e', listener), { engine: 'flowable' })).toEqual([]);
  expect(await errors(START + eventSub('e', ''), { engine: 'flowable' })).toContain(
    'event-sub-process-typed-start-event',
  );
});
