import { moddleFor } from '@gongdi/bpmn';
import { describe, expect, test } from 'vitest';
import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { bindingProperties, NEW_BINDING, readBinding } from './binding-values.ts';
import { NEW_PARAMETER, parameterProperties, type ParameterValues, readParameter } from './parameter-values.ts';

const maker = {
  create: (type: string, properties: Record<string, unknown> = {}) =>
    moddleFor('camunda').create(type, properties) as unknown as ModdleElement,
  name: (local: string) => `camunda:${local}`,
};

const parameter = (values: ParameterValues) =>
  maker.create('camunda:InputParameter', parameterProperties(maker, values));

const bare = (values: ParameterValues) => ({
  ...values,
  items: values.items.map(({ key, value }) => ({ key, value })),
});

describe('parameters', () => {
  test.each<Partial<ParameterValues>>([
    { name: 'a', type: 'text', text: '${order.amount}' },
    { name: 'b', type: 'script', scriptFormat: 'groovy', script: '1 + 1' },
    { name: 'c', type: 'script', scriptFormat: 'groovy', scriptType: 'externalScript', resource: 'deployment://c' },
    {
      name: 'd',
      type: 'list',
      items: [
        { key: '', value: 'x' },
        { key: '', value: '' },
      ],
    },
    { name: 'e', type: 'map', items: [{ key: 'k', value: 'v' }] },
    { name: 'f', type: 'list', items: [] },
  ])('$type comes back as it was: $name', (part) => {
    const values = { ...NEW_PARAMETER, ...part };
    expect(bare(readParameter(parameter(values)))).toEqual(values);
  });

  test('a text that becomes a list loses the text', () => {
    const written = parameterProperties(maker, { ...NEW_PARAMETER, name: 'a', type: 'list', text: 'gone' });
    expect(written['value']).toBeUndefined();
  });

  test('what was not touched is the same element; what is nested goes along with its key', () => {
    const inner = maker.create('camunda:List', { items: [maker.create('camunda:Value', { value: 'deep' })] });
    const kept = maker.create('camunda:Entry', { key: 'k', value: 'v' });
    const nested = maker.create('camunda:Entry', { key: 'n', definition: inner });
    const map = maker.create('camunda:Map', { entries: [kept, nested] });
    const values = readParameter(maker.create('camunda:InputParameter', { name: 'm', definition: map }));
    expect(values.items.map(({ key, value, nested: type }) => [key, value, type])).toEqual([
      ['k', 'v', undefined],
      ['n', '', 'list'],
    ]);
    const [first, second] = values.items;
    if (!first || !second) throw new Error('two entries');
    const next = parameterProperties(maker, { ...values, items: [{ ...second, key: 'renamed' }, first] });
    const [renamed, same] = listOf(next['definition'] as ModdleElement, 'entries');
    expect(same).toBe(kept);
    expect(textOf(renamed, 'key')).toBe('renamed');
    expect(renamed?.get('definition')).toBe(inner);
  });
});

describe('variables in and out', () => {
  test.each([
    { ...NEW_BINDING, source: 'a', target: 'b' },
    { ...NEW_BINDING, type: 'sourceExpression' as const, sourceExpression: '${a}', target: 'b', local: true },
    { ...NEW_BINDING, type: 'all' as const },
  ])('$type comes back as it was', (values) => {
    const { transient: _, ...set } = bindingProperties(values);
    const defined = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
    expect(readBinding(maker.create('camunda:In', defined))).toEqual(values);
  });

  test('another type of source takes the first away', () => {
    expect(bindingProperties({ ...NEW_BINDING, type: 'all', source: 'a', target: 'b' })).toEqual({
      source: undefined,
      sourceExpression: undefined,
      variables: 'all',
      target: undefined,
      local: undefined,
      transient: undefined,
    });
  });
});
