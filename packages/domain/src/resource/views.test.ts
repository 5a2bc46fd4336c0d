import { expect, it } from 'vitest';
import { allResources, findResource } from './registry.ts';
import { groupFieldsOf, viewFiltersOf, viewParametersOf, viewsOf } from './views.ts';
import '../generated/resources.ts';

const viewsIn = (name: string) => {
  const { chart, ...rest } = viewsOf(findResource(name)!);
  return {
    ...Object.fromEntries(Object.entries(rest).map(([view, field]) => [view, field.name])),
    ...(chart && { chart: chart.codes.map((field) => field.name) }),
  };
};

it('follow from the fields of the resource', () => {
  expect(viewsIn('hiddenDangerRectification')).toEqual({
    kanban: 'status',
    calendar: 'deadline',
    gallery: 'photos',
    chart: ['status', 'danger_level'],
  });
  expect(viewsIn('projectmanage')).toMatchObject({ calendar: 'begin_time', map: 'project_address' });
  expect(viewsIn('projectmanage')).not.toHaveProperty('kanban');
  expect(viewsIn('post')).toEqual({});
});

it('are left out where the resource says so, also in its parts', () => {
  expect(viewsIn('onlineuser')).not.toHaveProperty('calendar');
  expect(viewsIn('bridgemachine')).toEqual(viewsIn('devicelist'));
});

it('bring the filters that the query form lacks', () => {
  const filters = (name: string) => viewFiltersOf(findResource(name)!).map(({ name: field, query }) => [field, query]);
  expect(filters('hiddenDangerRectification')).toEqual([]);
  expect(filters('projectmanage')).toEqual([['begin_time', 'between']]);
  expect(viewParametersOf(findResource('projectmanage')!)).toEqual([
    'begin_begin_time',
    'end_begin_time',
    'within_project_address',
  ]);
});

it('never take the name of another parameter, and group by what they show', () => {
  for (const resource of allResources()) {
    const own = viewParametersOf(resource);
    expect(own.filter((name) => name in resource.fields)).toEqual([]);
    const { codes, days } = groupFieldsOf(resource);
    const names = [...codes, ...days].map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
  }
});
