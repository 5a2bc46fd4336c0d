import { expect, it } from 'vitest';
import { queryFieldsOf, fieldsOf } from './fields.ts';
import { isProjectField, projectFilterOf } from './project-field.ts';
import { allResources } from './registry.ts';

it('every list of records of projects can be filtered by project', () => {
  const listed = allResources().filter(
    (resource) => resource.endpoints.list !== undefined && fieldsOf(resource).some(isProjectField),
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((resource) => projectFilterOf(queryFieldsOf(resource)) === undefined)).toEqual([]);
});
