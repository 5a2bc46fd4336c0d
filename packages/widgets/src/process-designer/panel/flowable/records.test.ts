import { moddleFor } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import type { DiagramElement, ModdleElement } from '../../../diagram/model.ts';
import { nextSort, readRecord, RECORDS, recordsOf, renumbered } from './records.ts';

const create = (type: string, properties: Record<string, unknown> = {}, engine: 'flowable' | 'camunda' = 'flowable') =>
  moddleFor(engine).create(type, properties) as unknown as ModdleElement;
const drawn = (businessObject: ModdleElement, more: Partial<DiagramElement> = {}): DiagramElement => ({
  id: 'x',
  type: businessObject.$type,
  businessObject,
  incoming: [],
  outgoing: [],
  ...more,
});
const button = (sort?: string) => create('flowable:Button', { name: 'a', ...(sort ? { sort } : {}) });

test('every attribute of the specification is known to the model', () => {
  for (const { type, attributes } of RECORDS) {
    const values = Object.fromEntries(attributes.map(({ name }) => [name, `v-${name}`]));
    const declaration = RECORDS.find((one) => one.type === type);
    expect(declaration && readRecord(declaration, create(`flowable:${type}`, values))).toEqual(values);
  }
});

test('user tasks have buttons and approvers, flows that decide have conditions, other engines nothing', () => {
  const types = (element: DiagramElement) => recordsOf(element).map(({ type }) => type);
  const start = drawn(create('bpmn:StartEvent'));
  expect(types(drawn(create('bpmn:UserTask')))).toEqual(['Button', 'Assignee']);
  expect(types(drawn(create('bpmn:SequenceFlow')))).toEqual(['Condition']);
  expect(types(drawn(create('bpmn:SequenceFlow'), { source: start }))).toEqual([]);
  expect(types(drawn(create('bpmn:UserTask', {}, 'camunda')))).toEqual([]);
  const extensionElements = create('bpmn:ExtensionElements', { values: [button()] });
  expect(types(drawn(create('bpmn:ScriptTask', { extensionElements })))).toEqual(['Button']);
});

test('the next one comes last; a new order counts anew, where counting is used', () => {
  expect(nextSort([])).toBe('1');
  expect(nextSort([button('3'), button('x')])).toBe('4');
  const [one, two] = [button('2'), button('1')];
  expect(renumbered([one, two])).toEqual([
    { target: one, set: { sort: '1' } },
    { target: two, set: { sort: '2' } },
  ]);
  expect(renumbered([button(), button()])).toEqual([]);
});
