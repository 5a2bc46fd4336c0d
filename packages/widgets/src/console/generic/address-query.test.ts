import { projectmanage, queryFieldsOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { readQuery as read, writeQuery } from './address-query.ts';

const readQuery = (params: URLSearchParams) => read(params, queryFieldsOf(projectmanage));

it('console 9: lists begin at page 1 with 10 rows, and keep the address short', () => {
  expect(readQuery(new URLSearchParams())).toEqual({ grid: { page: 1, page_size: 10 }, filters: {}, view: {} });
  expect(writeQuery(readQuery(new URLSearchParams())).toString()).toBe('');
});

it('comes back as it went', () => {
  const query = {
    grid: { page: 3, page_size: 50, sort: 'begin_time', order: 'desc' as const },
    filters: { project_name: '滨江 & 一期', project_phase: '1,2' },
    view: { view: 'calendar', view_unit: 'week' },
  };
  expect(readQuery(writeQuery(query))).toEqual(query);
});

it('does not believe everything that an address says', () => {
  expect(readQuery(new URLSearchParams('page=-2&page_size=abc&order=desc')).grid).toEqual({ page: 1, page_size: 10 });
  expect(readQuery(new URLSearchParams('project_name=a&utm_source=b&layoutMode=plain')).filters).toEqual({
    project_name: 'a',
  });
});
