import { type EngineFlavour, moddleFor } from '@gongdi/bpmn';
import { describe, expect, test } from 'vitest';
import type { ModdleElement } from '../../../diagram/model.ts';
import { readListener } from './read-listener.ts';
import type { ListenerValues } from './values.ts';
import { hasTimer, NEW_LISTENER } from './values.ts';
import { listenerProperties, type Maker, randomId } from './write-listener.ts';

const maker = (engine: EngineFlavour): Maker => ({
  engine,
  create: (type, properties) => moddleFor(engine).create(type, properties) as unknown as ModdleElement,
});

const strip = (values: ListenerValues) => ({
  ...values,
  fields: values.fields.map(({ name, fieldType, value }) => ({ name, fieldType, value })),
});

function roundTrip(engine: EngineFlavour, kind: 'ExecutionListener' | 'TaskListener', values: ListenerValues) {
  const make = maker(engine);
  return strip(readListener(make.create(`${engine}:${kind}`, listenerProperties(make, kind, values))));
}

const fields = [
  { name: 'to', fieldType: 'string', value: 'a@b' },
  { name: 'who', fieldType: 'expression', value: '${who}' },
] as const;

describe.each(['camunda', 'flowable', 'activiti'] as const)('%s', (engine) => {
  test.each([
    { ...NEW_LISTENER, event: 'start', listenerType: 'classListener', class: 'a.B', fields },
    { ...NEW_LISTENER, event: 'end', listenerType: 'expressionListener', expression: '${x.y()}' },
    { ...NEW_LISTENER, event: 'end', listenerType: 'delegateExpressionListener', delegateExpression: '${x}' },
  ] as const satisfies readonly ListenerValues[])('writes and reads a $listenerType', (values) => {
    expect(roundTrip(engine, 'ExecutionListener', values)).toEqual(values);
  });
});

test.each(['camunda', 'flowable'] as const)('%s writes and reads a script', (engine) => {
  const values: ListenerValues = {
    ...NEW_LISTENER,
    event: 'start',
    listenerType: 'scriptListener',
    scriptFormat: 'groovy',
    value: 'println 1',
  };
  expect(roundTrip(engine, 'ExecutionListener', values)).toEqual(values);
});

test('camunda keeps scripts outside, ids and timeouts of task listeners', () => {
  const values: ListenerValues = {
    ...NEW_LISTENER,
    id: 'remind',
    event: 'timeout',
    listenerType: 'scriptListener',
    scriptFormat: 'groovy',
    scriptType: 'externalScript',
    resource: 'deployment://a.groovy',
    eventDefinitionType: 'duration',
    timer: 'PT1H',
  };
  expect(roundTrip('camunda', 'TaskListener', values)).toEqual(values);
});

test('only timeouts have a timer', () => {
  const set = listenerProperties(maker('camunda'), 'TaskListener', {
    ...NEW_LISTENER,
    event: 'create',
    class: 'a.B',
    eventDefinitionType: 'duration',
    timer: 'PT1H',
  });
  expect(set['eventDefinitions']).toEqual([]);
});

test.each(['camunda', 'flowable', 'activiti'] as const)('%s: a time that is asked for is written', (engine) => {
  for (const kind of ['ExecutionListener', 'TaskListener'] as const) {
    for (const event of ['create', 'timeout']) {
      const values: ListenerValues = {
        ...NEW_LISTENER,
        event,
        class: 'a.B',
        eventDefinitionType: 'duration',
        timer: 'PT1H',
      };
      expect(roundTrip(engine, kind, values).timer === 'PT1H', `${kind} ${event}`).toBe(hasTimer(engine, kind, event));
    }
  }
  expect(hasTimer(engine, 'TaskListener', 'timeout')).toBe(engine === 'camunda');
});

test('a field that was not touched is written as it was read, in its own spelling', () => {
  const make = maker('flowable');
  const source = make.create('flowable:Field', { name: 'a', stringValue: 'x' });
  const [values] = readListener(make.create('flowable:ExecutionListener', { fields: [source] })).fields;
  expect(values).toEqual({ name: 'a', fieldType: 'string', value: 'x', source });
  const set = listenerProperties(make, 'ExecutionListener', { ...NEW_LISTENER, fields: values ? [values] : [] });
  expect(set['fields']).toEqual([source]);
});

test('random ids have eight letters or digits', () => {
  expect(randomId()).toMatch(/^[a-z0-9]{8}$/);
  expect(randomId()).not.toBe(randomId());
});
