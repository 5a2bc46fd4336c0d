import { expect, it } from 'vitest';
import { field } from '../field/field.ts';
import { loginlog, operatelog, projectmanage, staff, usermanage } from '../generated/resources.ts';
import { personalOf } from '../personal/mask.ts';
import { defineResource, type AnyResource } from './define.ts';
import { allResources } from './registry.ts';
import { searchedFieldsOf, titleFilterOf } from './searched.ts';

const namesOf = (resource: AnyResource) => searchedFieldsOf(resource).map(({ name }) => name);
const label = { zh: '甲', en: 'A' };

const things = (title: { searched?: boolean; query?: 'like' | 'eq'; personal?: 'account' }, more = {}) =>
  defineResource({
    name: 'things',
    noun: 'thing',
    label,
    service: 'base',
    title: 'name',
    scope: 'organisation',
    fields: {
      serial_number: field.text({ label, query: 'like' }),
      name: field.text({ label, required: true, ...title }),
      contract_code: field.text({ label, query: 'eq' }),
      remark: field.textarea({ label, searched: true }),
      maker: field.text({ label, query: 'like' }),
      item_number: field.text({ label, query: 'like', searched: false }),
      bank_number: field.text({ label, query: 'like', searched: true, personal: 'bank-card' }),
    },
    endpoints: { list: 'GET things' },
    ...more,
  });

it('are the title first, numbers that lists filter by, and what is marked', () => {
  expect(namesOf(things({ query: 'like' }))).toEqual(['name', 'serial_number', 'remark']);
  expect(namesOf(things({ searched: true }))).toEqual(['name', 'serial_number', 'remark']);
  expect(titleFilterOf(things({ query: 'like' }))).toBe('name');
  expect(titleFilterOf(things({ searched: true }))).toBeUndefined();
});

it('are none without a list, and where the title is not searched', () => {
  expect(namesOf(things({ query: 'like' }, { endpoints: {} }))).toEqual([]);
  for (const title of [
    {},
    { query: 'eq' },
    { query: 'like', searched: false },
    { query: 'like', personal: 'account' },
  ] as const)
    expect(namesOf(things(title))).toEqual([]);
});

it('of the product are what names its records', () => {
  expect(namesOf(projectmanage)).toEqual(['project_name', 'third_number']);
  expect(namesOf(usermanage)).toEqual(['nickname']);
  expect(namesOf(staff)).toEqual(['name']);
  for (const log of [loginlog, operatelog]) expect(namesOf(log)).toEqual([]);
});

it('are no personal data of any resource', () => {
  for (const resource of allResources())
    for (const one of searchedFieldsOf(resource))
      expect([resource.name, one.name, personalOf(one)]).toEqual([resource.name, one.name, undefined]);
});
