import { describe, expect, it } from 'vitest';
import type { ColumnDescription, TableDescription } from './resource-table.ts';
import { diffSchema } from './schema-diff.ts';

const id: ColumnDescription = { name: 'id', type: 'text', required: true };
const note: ColumnDescription = { name: 'note', type: 'text', required: false };
const table = (columns: ColumnDescription[], indexes: TableDescription['indexes'] = []): TableDescription => ({
  name: 'pit',
  columns: [id, ...columns],
  indexes,
});
const diff = (before: TableDescription[], after: TableDescription[]) => diffSchema(before, after);

describe('diffSchema', () => {
  it('says nothing when nothing changed', () => {
    expect(diff([table([note])], [table([note])])).toEqual({ statements: [], byHand: [] });
  });

  it('makes a new table, its indexes, and references last', () => {
    const site: ColumnDescription = { name: 'site_id', type: 'text', required: false, references: 'site' };
    const { statements } = diff(
      [],
      [table([site], [{ name: 'pit_site_id_index', columns: ['site_id', 'id'], unique: false }])],
    );
    expect(statements).toEqual([
      'create table "pit" (\n  "id" text primary key,\n  "site_id" text\n);',
      'create index "pit_site_id_index" on "pit" ("site_id", "id");',
      'alter table "pit" add constraint "pit_site_id_reference" foreign key ("site_id") references "site" ("id");',
    ]);
  });

  it('makes an index anew that is to hold more', () => {
    const index = { name: 'pit_note_index', columns: ['note'], unique: false };
    const { statements } = diff([table([note], [index])], [table([note], [{ ...index, includes: ['org_id'] }])]);
    expect(statements).toEqual([
      'drop index "pit_note_index";',
      'create index "pit_note_index" on "pit" ("note") include ("org_id");',
    ]);
  });

  it('adds a column that may be empty', () => {
    expect(diff([table([])], [table([note])]).statements).toEqual(['alter table "pit" add column "note" text;']);
  });

  it('adds a required column with what existing rows get, and keeps no default', () => {
    const phase: ColumnDescription = { name: 'phase', type: 'integer', required: true, initial: '1' };
    expect(diff([table([])], [table([phase])]).statements).toEqual([
      'alter table "pit" add column "phase" integer not null default 1;',
      'alter table "pit" alter column "phase" drop default;',
    ]);
  });

  it('leaves a required column without a first value, and its index, to a person', () => {
    const depth: ColumnDescription = { name: 'depth', type: 'bigint', required: true };
    const after = table([depth], [{ name: 'pit_depth_index', columns: ['depth'], unique: false }]);
    const { statements, byHand } = diff([table([])], [after]);
    expect(statements).toEqual([]);
    expect(byHand.map(({ change }) => change)).toEqual([
      'column pit.depth is new and required, and nothing says what existing rows get',
      'index pit_depth_index',
    ]);
  });

  it('never drops by itself, so that a rename loses nothing', () => {
    const renamed: ColumnDescription = { ...note, name: 'remark' };
    const { statements, byHand } = diff([table([note])], [table([renamed])]);
    expect(statements).toEqual(['alter table "pit" add column "remark" text;']);
    expect(byHand).toEqual([{ change: 'column pit.note is gone', draft: 'alter table "pit" drop column "note";' }]);
    expect(diff([table([])], []).byHand).toHaveLength(1);
  });

  it('widens a type and asks about any other change', () => {
    const of = (type: ColumnDescription['type']): TableDescription => table([{ name: 'size', type, required: false }]);
    expect(diff([of('integer')], [of('bigint')]).byHand).toEqual([]);
    expect(diff([of('bigint')], [of('integer')])).toMatchObject({ statements: [], byHand: [{}] });
  });

  it('lets go of a rule, and asks before it makes one', () => {
    const must = { ...note, required: true };
    expect(diff([table([must])], [table([note])]).statements).toEqual([
      'alter table "pit" alter column "note" drop not null;',
    ]);
    expect(diff([table([note])], [table([must])])).toMatchObject({ statements: [], byHand: [{}] });
    const unique = { name: 'pit_note_unique', columns: ['org_id', 'note'], unique: true };
    expect(diff([table([note])], [table([note], [unique])])).toMatchObject({ statements: [], byHand: [{}] });
  });

  it('remakes an index that changed', () => {
    const of = (columns: string[]) => table([note], [{ name: 'pit_note_index', columns, unique: false }]);
    expect(diff([of(['note'])], [of(['note', 'id'])]).statements).toEqual([
      'drop index "pit_note_index";',
      'create index "pit_note_index" on "pit" ("note", "id");',
    ]);
  });
});
