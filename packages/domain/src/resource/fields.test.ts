import { expect, it } from 'vitest';
import { projectmanage, staff } from '../generated/resources.ts';
import { columnsOf, detailGroupsOf, fieldsOf, queryFieldsOf, sheetColumnsOf } from './fields.ts';
import { editSchemaOf, querySchemaOf } from './schemas.ts';

const project = projectmanage;

it('console 3: projects have the search parameters of the specification', () => {
  const names = Object.keys(querySchemaOf(project).shape);
  for (const name of ['project_name', 'third_number', 'begin_time', 'end_time', 'page', 'page_size'])
    expect(names).toContain(name);
});

it('turns a between filter into two parameters', () => {
  expect(Object.keys(querySchemaOf(staff).shape)).toEqual(
    expect.arrayContaining(['begin_entry_date', 'end_entry_date']),
  );
});

it('starts lists at page 1 with 10 records', () => {
  expect(querySchemaOf(project).parse({})).toEqual({ page: 1, page_size: 10 });
});

it('spreads an address over three sheet columns', () => {
  const paths = sheetColumnsOf(project).map((column) => column.path.join('.'));
  expect(paths.filter((path) => path.startsWith('project_address'))).toEqual([
    'project_address.location.address',
    'project_address.location.longitude',
    'project_address.location.latitude',
  ]);
});

it('shows every field once in the detail', () => {
  const shown = detailGroupsOf(project).flatMap((group) => group.fields.map((field) => field.name));
  expect(shown.toSorted()).toEqual(
    fieldsOf(project)
      .map((field) => field.name)
      .toSorted(),
  );
});

it('leaves out what says so', () => {
  expect(columnsOf(project).some((column) => column.name === 'remark')).toBe(false);
  expect(queryFieldsOf(project).some((one) => one.name === 'remark')).toBe(false);
});

it('asks for the version that was read', () => {
  expect(editSchemaOf(project).safeParse({ id: 'a', version: 'x' }).success).toBe(false);
});
