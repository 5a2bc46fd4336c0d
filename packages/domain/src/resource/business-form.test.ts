import { expect, it } from 'vitest';
import { businessFormAt, businessFormPaths, businessForms } from './business-form.ts';

it('takes resources whose records people add, and finds them by the address that models hold', () => {
  const names = businessForms().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['devicerepair', 'disclose', 'patrolplan', 'staff']));
  expect(names).not.toContain('usermanage');
  expect(names).not.toContain('loginlog');
  for (const resource of businessForms()) expect(businessFormAt(businessFormPaths(resource).create)).toBe(resource);
});

it.each([
  null,
  undefined,
  '/x',
  '/usermanage/add',
  '/devicerepair/edit',
  '/devicerepair/add?x=1',
  '//devicerepair/add',
])('finds none at %s', (path) => expect(businessFormAt(path)).toBeUndefined());
