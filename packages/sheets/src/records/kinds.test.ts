import { defineResource, field, FIELD_EXAMPLES, sheetColumnsOf, type FieldExample } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { exportRecords } from './export.ts';
import { readRecords } from './read-records.ts';
import { templateFor } from './template.ts';

/** Defines a resource with a title and a field of one kind. */
const resourceWith = (type: ReturnType<FieldExample['make']>) =>
  defineResource({
    name: 'sample',
    noun: 'sample',
    label: { zh: '样例', en: 'Sample' },
    service: 'device',
    scope: 'organisation',
    title: 'name',
    fields: { name: field.text({ label: { zh: '名称', en: 'Name' }, required: true }), value: type },
    endpoints: { list: 'GET sample', add: 'POST sample' },
  });

const kinds = Object.entries<FieldExample>(FIELD_EXAMPLES).map(([kind, example]) => {
  const resource = resourceWith(example.make());
  return { kind, resource, value: example.value, inSheet: sheetColumnsOf(resource).length > 1 };
});

describe.each(kinds.filter(({ inSheet }) => inSheet))('a sheet with a field of kind $kind', ({ resource, value }) => {
  it('reads back what it writes', async () => {
    const bytes = await exportRecords(resource, [{ name: '一', value }]);
    const { clean, errors } = await readRecords(resource, await openWorkbook(bytes));
    expect(errors).toEqual([]);
    expect(clean.map(({ record }) => record)).toMatchObject([{ name: '一', value }]);
  });
  it('has a template', async () => {
    expect((await templateFor(resource)).byteLength).toBeGreaterThan(0);
  });
});

it('leaves out what is never answered, and what no cell holds', () => {
  const out = kinds.filter(({ inSheet }) => !inSheet).map(({ kind }) => kind);
  expect(out).toEqual(['password', 'place', 'rows', 'signature', 'file', 'files', 'image']);
});
