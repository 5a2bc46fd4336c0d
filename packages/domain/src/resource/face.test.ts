import { describe, expect, it } from 'vitest';
import { field } from '../field/field.ts';
import { defineDictionary } from '../dictionary/define.ts';
import { earlywarn, enterprise, hiddenDangerRectification, patrollog, projectmanage } from '../generated/resources.ts';
import { defineResource, type ResourceDefinition } from './define.ts';
import type { FaceDefinition } from './face-definition.ts';
import { faceOf, listColumnsOf } from './face.ts';
import { allResources } from './registry.ts';
import { termOf } from './term.ts';

const label = { zh: '甲', en: 'A' };
const dict = defineDictionary('x_state', label, [{ value: 1, label }]);

const fields = {
  code: field.code({ label, dict }),
  note: field.textarea({ label }),
  amount: field.money({ label, column: { priority: 1 } }),
  weight: field.decimal({ label }),
  who: field.phone({ label }),
  bank_number: field.text({ label, personal: 'bank-card' }),
  name: field.text({ label }),
  // Shown nowhere, so it is not the number.
  open_code: field.text({ label, on: [] }),
  case_number: field.text({ label }),
  case_state: field.code({ label, dict }),
  day: field.date({ label }),
  secret: field.text({ label, column: { hidden: true } }),
  papers: field.files({ label }),
  pictures: field.image({ label }),
  at: field.place({ label, column: false }),
};
const things = (
  face?: FaceDefinition<keyof typeof fields>,
  more: Partial<ResourceDefinition<string, typeof fields, never>> = {},
) =>
  defineResource({
    name: 'things',
    noun: 'thing',
    label,
    service: 'base',
    title: 'name',
    scope: 'organisation',
    fields,
    endpoints: { list: 'GET things' },
    ...(face && { face }),
    ...more,
  });

describe('the face of a resource', () => {
  it('is found by names, kinds and priorities', () => {
    expect(faceOf(things())).toEqual({
      title: 'name',
      number: 'case_number',
      state: 'case_state',
      facts: ['amount', 'code', 'weight', 'day', 'note', 'who', 'bank_number'],
      picture: 'pictures',
      place: 'at',
    });
  });

  it('is what the definition says, also that there is none', () => {
    const face = faceOf(
      things({
        title: 'note',
        number: null,
        state: 'code',
        term: { field: 'day', states: [1] },
        picture: null,
        place: null,
      }),
    );
    expect(face).toMatchObject({ title: 'note', state: 'code', term: { field: 'day', states: [1] } });
    expect(Object.keys(face)).toEqual(['title', 'state', 'term', 'facts']);
    expect(face.facts).not.toContain('day');
  });

  it('is refused when it is none', () => {
    expect(() => things({ title: 'nowhere' as 'name' })).toThrow('unknown field nowhere');
    expect(() => things({ title: 'amount' })).toThrow('not a text or a reference');
    expect(() => things({ state: 'name' })).toThrow('not a code');
    expect(() => things({ picture: 'papers' })).toThrow('not pictures');
    expect(() => things({ place: 'name' })).toThrow('not a place');
    expect(() => things({ term: { field: 'name', states: [1] }, state: 'code' })).toThrow('not a day');
    expect(() => things({ term: { field: 'day', states: [1] } })).toThrow('no field of the state');
  });

  it('of the product shows what decides', () => {
    expect(faceOf(hiddenDangerRectification)).toMatchObject({
      title: 'order_title',
      state: 'status',
      term: { field: 'deadline', states: [1, 2] },
      picture: 'photos',
    });
    expect(faceOf(hiddenDangerRectification).facts.slice(0, 2)).toEqual(['danger_level', 'rectifier_id']);
    expect(faceOf(earlywarn).facts.slice(0, 2)).toEqual(['level', 'started_at']);
    expect(faceOf(patrollog)).toMatchObject({ title: 'point_id', number: 'task_code', term: { states: [1, 4] } });
    expect(faceOf(projectmanage)).toMatchObject({
      number: 'third_number',
      state: 'project_phase',
      place: 'project_address',
    });
    expect(faceOf(enterprise)).toMatchObject({ number: 'credit_code', state: 'auth_status' });
  });

  it('names only fields of the resource', () => {
    for (const resource of allResources()) {
      const { title, number, state, term, facts, picture, place } = faceOf(resource);
      for (const name of [title, number, state, term?.field, picture, place, ...facts])
        if (name !== undefined) expect(resource.fields, resource.name).toHaveProperty(name);
    }
  });
});

it('a list begins with title, state, deadline and what decides', () => {
  const names = (one: Parameters<typeof listColumnsOf>[0]) => listColumnsOf(one).map(({ name }) => name);
  expect(names(hiddenDangerRectification).slice(0, 5)).toEqual([
    'order_title',
    'status',
    'deadline',
    'danger_level',
    'rectifier_id',
  ]);
  expect(names(things()).slice(0, 4)).toEqual(['name', 'case_state', 'amount', 'code']);
  expect(names(things())).toHaveLength(13);
});

describe('the deadline of a record', () => {
  const zone = 'Asia/Shanghai';
  // Half past midnight on the 10th in Shanghai, still the 9th in UTC.
  const now = Date.parse('2026-03-09T16:30:00Z');
  const term = (row: object, at = zone) => termOf(hiddenDangerRectification, { status: 1, ...row }, { now, zone: at });

  it('is counted in days of the site', () => {
    expect(term({ deadline: '2026-03-10' })).toEqual({ day: '2026-03-10', left: 0 });
    expect(term({ deadline: '2026-03-10' }, 'UTC')?.left).toBe(1);
    expect(term({ deadline: '2026-03-07' })?.left).toBe(-3);
    expect(term({ deadline: '2026-04-10' })?.left).toBe(31);
  });

  it('runs only in its states, and only when there is a day', () => {
    expect(term({ deadline: '2026-03-07', status: 3 })).toBeUndefined();
    expect(term({ deadline: null })).toBeUndefined();
    expect(termOf(projectmanage, { end_time: '2026-03-07', project_phase: 2 }, { now, zone })).toBeUndefined();
  });

  it('may be an instant', () => {
    const timed = defineResource({
      name: 'timed',
      noun: 'timed',
      label,
      service: 'base',
      title: 'name',
      scope: 'organisation',
      fields: { name: fields.name, state: field.code({ label, dict }), until: field.datetime({ label }) },
      face: { term: { field: 'until', states: [1] }, state: 'state' },
      endpoints: { list: 'GET timed' },
    });
    const row = { state: 1, until: '2026-03-10T17:00:00.000Z' };
    expect(termOf(timed, row, { now, zone })).toEqual({ day: '2026-03-11', left: 1 });
  });
});
