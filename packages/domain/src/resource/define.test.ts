import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { field } from '../field/field.ts';
import type { projectmanage } from '../generated/resources.ts';
import { defineResource, parseEndpoint, type RowOf } from './define.ts';

const name = field.text({ label: { zh: '名称', en: 'Name' }, required: true });
const base = {
  name: 'thing',
  noun: 'thing',
  label: { zh: '东西', en: 'Thing' },
  service: 'base',
  scope: 'everyone',
  endpoints: { list: 'GET thing' },
} as const;

describe('defineResource', () => {
  it('keeps the fields typed', () => {
    const row: Pick<RowOf<typeof projectmanage>, 'project_name' | 'third_number'> = { project_name: '一期' };
    // @ts-expect-error a field that nobody declared
    const wrong: keyof RowOf<typeof projectmanage> = 'project_colour';
    expect([row.project_name, wrong]).toHaveLength(2);
  });

  it('refuses a field that lost its description to a wrapper', () => {
    expect(() => defineResource({ ...base, title: 'name', fields: { name: name.optional() } })).toThrow('thing.name');
    expect(() => defineResource({ ...base, title: 'name', fields: { name: z.string() } })).toThrow('thing.name');
  });

  it('finds what waits only by what the list can be filtered by', () => {
    const attention = [{ label: { zh: '待办', en: 'To do' }, filters: { name: 'x' }, level: 'info' }] as const;
    expect(() => defineResource({ ...base, title: 'name', fields: { name }, attention })).toThrow('is no filter');
    const found = field.text({ label: { zh: '名称', en: 'Name' }, query: 'eq' });
    expect(defineResource({ ...base, title: 'name', fields: { name: found }, attention }).attention).toBe(attention);
  });

  it('lets a process decide only by a step that needs no more than a reason', () => {
    const text = (zh: string) => field.text({ label: { zh, en: zh } });
    const made = (needs: readonly string[]) => () =>
      defineResource({
        ...base,
        title: 'name',
        fields: {
          name,
          state: field.integer({ label: { zh: '状态', en: 'State' } }),
          note: text('意见'),
          place: text('部位'),
        },
        lifecycle: { field: 'state', decided: { approved: 'pass', refused: 'pass' } },
        actions: {
          pass: {
            label: { zh: '通过', en: 'Pass' },
            endpoint: 'PUT thing/pass',
            step: { from: [1], to: 2, asks: ['note', 'place'], needs },
          },
        },
      });
    expect(made(['note'])).not.toThrow();
    expect(made(['note', 'place'])).toThrow('needs one text at most');
  });

  it('refuses names that every record has, unknown groups and unknown titles', () => {
    expect(() => defineResource({ ...base, title: 'id', fields: { id: name } })).toThrow('every record');
    const grouped = field.text({ label: { zh: '名称', en: 'Name' }, group: 'nowhere' });
    expect(() => defineResource({ ...base, title: 'name', fields: { name: grouped } })).toThrow('unknown group');
    expect(() => defineResource({ ...base, title: 'nom' as 'name', fields: { name } })).toThrow('unknown title');
  });

  it('splits endpoints', () => {
    expect(parseEndpoint('DELETE project/{id}')).toEqual({ method: 'DELETE', path: 'project/{id}', params: ['id'] });
  });
});
