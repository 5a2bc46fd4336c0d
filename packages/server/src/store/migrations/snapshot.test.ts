import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { allTables, type TableDescription } from '../resource-table.ts';
import { describeDatabases } from '../testing.ts';
import { pendingSchema, writeMigration } from './snapshot.ts';

describe('the snapshot', () => {
  it('is what the resources want (else: npm run migration)', () => {
    expect(pendingSchema()).toEqual({ statements: [], byHand: [] });
  });
});

describe('writeMigration', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-migration-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('writes the next number and the snapshot, then has nothing to do', () => {
    fs.writeFileSync(path.join(folder, '0001_first.sql'), 'select 1;');
    expect(path.basename(writeMigration('resources', folder)!)).toBe('0002_resources.sql');
    expect(pendingSchema(folder)).toEqual({ statements: [], byHand: [] });
    expect(writeMigration('more', folder)).toBeUndefined();
  });

  it('leaves what a person has to decide as comments', () => {
    const file = path.join(folder, 'snapshot.json');
    const snapshot = JSON.parse(fs.readFileSync(file, 'utf8')) as { tables: TableDescription[] };
    snapshot.tables[0]!.columns.push({ name: 'old', type: 'text', required: false });
    fs.writeFileSync(file, JSON.stringify(snapshot));
    const text = fs.readFileSync(writeMigration('old-goes', folder)!, 'utf8');
    expect(text).toBe(
      `-- BY HAND: column ${snapshot.tables[0]!.name}.old is gone\n\n-- alter table "${snapshot.tables[0]!.name}" drop column "old";\n`,
    );
  });
});

describeDatabases('the migrations', (database) => {
  it('make exactly the tables that the resources describe', async () => {
    for (const table of allTables()) {
      const { rows: columns } = await sql<{ name: string; type: string; required: boolean; references: string | null }>`
        select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
          (select c.confrelid::regclass::text from pg_constraint c
            where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]) as references
        from pg_attribute a where a.attrelid = ${table.name}::regclass and a.attnum > 0 and not a.attisdropped
        order by a.attname`.execute(database().db);
      const wanted = table.columns.map(({ name, type, required, references = null }) => ({
        name,
        type: type === 'timestamptz' ? 'timestamp with time zone' : type,
        required,
        references,
      }));
      expect(columns).toEqual(wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1)));

      const { rows: indexes } = await sql<{ name: string; unique: boolean; all: string[]; keys: number }>`
        select c.relname as name, i.indisunique as unique, i.indnkeyatts::integer as keys,
          array(select a.attname::text from unnest(i.indkey::int[]) with ordinality k (num, at)
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num order by at) as all
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table.name}::regclass and not i.indisprimary
          and c.relam = (select oid from pg_am where amname = 'btree')
          and (i.indpred is null or c.relname = any(${table.indexes.map((index) => index.name)}))`.execute(
        database().db,
      );
      const found = indexes.map(({ name, unique, all, keys }): TableDescription['indexes'][number] => {
        const includes = all.slice(keys);
        return { name, unique, columns: all.slice(0, keys), ...(includes.length > 0 ? { includes } : {}) };
      });
      const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
      expect(found.toSorted(byName)).toEqual(table.indexes.toSorted(byName));
    }
  });
});
