import { expect, it } from 'vitest';
import { allResources, findResource } from './registry.ts';
import { tileFilters, tilesOf } from './tiles.ts';

it('puts days into filters', () => {
  const filters = { status: '1,2', begin_day: '@week', end_day: '@today', end_deadline: '@yesterday' };
  expect(tileFilters({ filters }, '2026-03-01')).toEqual({
    status: '1,2',
    begin_day: '2026-02-23',
    end_day: '2026-03-01',
    end_deadline: '2026-02-28',
  });
});

it('adds what is overdue by the lifecycle', () => {
  const late = (name: string) => tilesOf(findResource(name)!).find(({ label }) => label.zh.endsWith('超期'));
  expect(late('patrollog')).toMatchObject({ filters: { status: '4' }, level: 'error' });
  expect(late('hiddenDangerRectification')).toMatchObject({ filters: { status: '1,2', end_deadline: '@yesterday' } });
  expect(late('staff')).toBeUndefined();
});

it('gives every tile a key of its own, and parts no tiles', () => {
  const keys = allResources().flatMap((resource) => tilesOf(resource).map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(15);
  expect(new Set(keys).size).toBe(keys.length);
  expect(allResources().filter((one) => one.partOf !== undefined && tilesOf(one).length > 0)).toEqual([]);
});
