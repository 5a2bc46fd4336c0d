import { expect, it } from 'vitest';
import { businessFormAt, businessFormPaths, businessForms, processedAs, sendOperation } from './business-form.ts';
import type { AnyResource } from './define.ts';
import { findResource } from './registry.ts';

const [evaluation, appraiseresult, feedback] = ['evaluation', 'appraiseresult', 'feedback'].map((name) =>
  findResource(name)!,
) as [AnyResource, AnyResource, AnyResource];

it('takes resources whose records people add, and finds them by the address that models hold', () => {
  const names = businessForms().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['devicerepair', 'disclose', 'patrolplan', 'staff']));
  expect(names).not.toContain('usermanage');
  expect(names).not.toContain('loginlog');
  for (const resource of businessForms()) expect(businessFormAt(businessFormPaths(resource).create)).toBe(resource);
});

it('takes records that nobody adds, if a step sends them, and parts of these as their whole', () => {
  expect(sendOperation(evaluation)).toBe('count');
  expect(businessForms()).toContain(evaluation);
  expect(businessForms()).not.toContain(appraiseresult);
  expect(processedAs(appraiseresult)).toBe(evaluation);
  expect(processedAs(evaluation)).toBe(evaluation);
  // Its records are added, in the part as in the whole.
  expect(processedAs(feedback)).toBeUndefined();
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
