import { type EngineFlavour, moddleFor } from '@gongdi/bpmn';
import { describe, expect, test } from 'vitest';
import { childOf, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import { readField } from './read-field.ts';
import { CUSTOM, type FieldElement, type FormFieldValues, NEW_FIELD } from './values.ts';
import { changeField, createField, type FieldMaker } from './write-field.ts';

const maker = (engine: EngineFlavour): FieldMaker => ({
  engine,
  name: (local) => `${engine}:${local}`,
  create: (type, properties, parent) => {
    const made = moddleFor(engine).create(type, properties) as unknown as ModdleElement;
    if (parent) made.$parent = parent;
    return made;
  },
});

const apply = (edits: readonly Edit[]) => {
  for (const { target, set } of edits) {
    for (const [name, value] of Object.entries(set)) target?.set(name, value);
  }
};

const withoutSources = ({ values, constraints, properties, ...rest }: FormFieldValues) => ({
  ...rest,
  ...Object.fromEntries(
    Object.entries({ values, constraints, properties }).map(([name, rows]) => [
      name,
      rows.map(({ key, text }) => ({ key, text })),
    ]),
  ),
});

const ENUM: FormFieldValues = {
  ...NEW_FIELD,
  id: 'grade',
  label: '等级',
  type: 'enum',
  defaultValue: 'b',
  values: [
    { key: 'a', text: '甲' },
    { key: 'b', text: '乙' },
  ],
};
const FULL: FormFieldValues = {
  ...ENUM,
  constraints: [
    { key: 'required', text: undefined },
    { key: 'max', text: '8' },
  ],
  properties: [{ key: 'width', text: '2' }],
};
const PROPERTY: FormFieldValues = { ...ENUM, required: true, writable: false, variable: 'level', expression: '${x}' };

describe.each<[EngineFlavour, FieldElement, FormFieldValues]>([
  ['camunda', 'FormField', FULL],
  ['camunda', 'FormProperty', PROPERTY],
  ['flowable', 'FormProperty', { ...PROPERTY, lenientDateParsing: true }],
  ['activiti', 'FormProperty', PROPERTY],
])('%s %s', (engine, kind, values) => {
  test('is read as it was written, and written again unchanged', () => {
    const field = createField(maker(engine), kind, values);
    expect(withoutSources(readField(field))).toEqual(withoutSources(values));
    expect(changeField(maker(engine), field, kind, readField(field))).toEqual([]);
  });

  test('a change sets only what changed, and keeps the elements of the rows that stay', () => {
    const make = maker(engine);
    const field = createField(make, kind, values);
    const [first, second] = listOf(field, 'values');
    const read = readField(field);
    const edits = changeField(make, field, kind, { ...read, label: '级别', values: [...read.values].reverse() });
    expect(edits).toHaveLength(1);
    expect(Object.keys(edits[0]?.set ?? {})).toHaveLength(2);
    apply(edits);
    expect(listOf(field, 'values')).toEqual([second, first]);
    expect(readField(field).label).toBe('级别');
  });

  test('another type takes the pattern and the enumeration with it; a type of one’s own is kept', () => {
    const make = maker(engine);
    const field = createField(make, kind, values);
    apply(changeField(make, field, kind, { ...readField(field), type: 'date', datePattern: 'yyyy' }));
    expect(field.get('datePattern')).toBe('yyyy');
    expect(listOf(field, 'values')).toEqual([]);
    apply(changeField(make, field, kind, { ...readField(field), type: CUSTOM, customType: 'person' }));
    expect(field.get('type')).toBe('person');
    expect(field.get('datePattern')).toBeUndefined();
    expect(readField(field)).toMatchObject({ type: CUSTOM, customType: 'person' });
  });
});

test('a default that a file writes out stays written out', () => {
  const make = maker('flowable');
  const field = make.create('flowable:FormProperty', { id: 'a', type: 'string', readable: true, required: false });
  expect(changeField(make, field, 'FormProperty', readField(field))).toEqual([]);
});

test('the last constraint takes its wrapper along; the first brings one', () => {
  const make = maker('camunda');
  const field = createField(make, 'FormField', FULL);
  apply(changeField(make, field, 'FormField', { ...readField(field), constraints: [] }));
  expect(childOf(field, 'validation')).toBeUndefined();
  const one = [{ key: 'min', text: '1' }];
  apply(changeField(make, field, 'FormField', { ...readField(field), constraints: one }));
  expect(listOf(childOf(field, 'validation'), 'constraints').map((element) => element.get('name'))).toEqual(['min']);
});
