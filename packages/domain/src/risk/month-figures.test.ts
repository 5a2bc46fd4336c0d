import { expect, it } from 'vitest';
import { answeredFieldsOf } from '../resource/fields.ts';
import { SYSTEM_FIELDS } from '../resource/define.ts';
import { findResource } from '../resource/registry.ts';
import { daysOfMonth, MONTH_FIGURES, monthBefore } from './month-figures.ts';
import '../index.ts';

it('a month ends where the next one begins', () => {
  expect(daysOfMonth('2026-10')).toEqual({ first: '2026-10-01', next: '2026-11-01' });
  expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
  expect(['2026-13', '2026-00', '26-10', '', null].map(daysOfMonth)).toEqual(Array(5).fill(undefined));
});

it('the report of January is about December', () => {
  expect([monthBefore('2027-01-05'), monthBefore('2026-11-28')]).toEqual(['2026-12', '2026-10']);
});

it('every figure names a resource and fields that are there', () => {
  for (const { resource, day, shows, sum, filters } of MONTH_FIGURES) {
    const found = findResource(resource);
    expect(found, resource).toBeDefined();
    const names: string[] = [...SYSTEM_FIELDS, ...answeredFieldsOf(found!).map(({ name }) => name)];
    for (const one of [day, shows, ...(sum ? [sum] : []), ...Object.keys(filters ?? {})])
      expect(names, `${resource}.${one}`).toContain(one);
  }
  expect(new Set(MONTH_FIGURES.map(({ key }) => key)).size).toBe(MONTH_FIGURES.length);
});
