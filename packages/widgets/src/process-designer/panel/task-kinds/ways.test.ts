import { moddleFor } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { builtIn, settingsOf, type Setting, type Way, waysOf } from './ways.ts';

const ENGINES = ['camunda', 'flowable', 'activiti'] as const;
const TYPES = ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask', 'bpmn:MessageEventDefinition'];

const cases = ENGINES.flatMap((engine) =>
  TYPES.flatMap((type) => waysOf(engine, type).map((way) => [engine, type, way] as const)),
);

test.each(cases)('%s reads of a %s: %s', (engine, type, way) => {
  if (way === 'connector') return expect(engine).toBe('camunda');
  const { properties } = moddleFor(engine).getType(type).$descriptor;
  const local = builtIn(way) === undefined ? way : 'type';
  return expect(properties.some(({ ns }) => ns.name === `${engine}:${local}`)).toBe(true);
});

test('the rule task of Flowable and Activiti has attributes of its own', () => {
  expect(waysOf('flowable', 'bpmn:BusinessRuleTask')).toEqual([]);
  expect(waysOf('activiti', 'bpmn:BusinessRuleTask')).toEqual([]);
});

test.each<[Way | '', readonly Setting[]]>([
  ['', []],
  ['class', ['code', 'fields']],
  ['expression', ['code', 'result']],
  ['delegateExpression', ['code', 'fields']],
  ['decisionRef', ['decision', 'result']],
  ['connector', ['connector']],
  ['type:external', ['worker']],
  ['type:external-worker', ['worker']],
  ['type:mail', ['fields']],
  ['type:unknown', ['fields']],
])('the implementation “%s” has the settings %j', (way, settings) => {
  expect(settingsOf(way)).toEqual(settings);
});
