import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { allTables, type TableDescription } from '../resource-table.ts';
import { describeDatabases } from '../testing.ts';
import { MIGRATIONS_FOLDER } from './files.ts';
import { pendingSchema, readSnapshot, writeMigration } from './snapshot.ts';

describe('the snapshot', () => {
  it('has a file for each table, named by it', () => {
    const names = fs.readdirSync(path.join(MIGRATIONS_FOLDER, 'snapshot')).toSorted();
    expect(names).toEqual(readSnapshot().tables.map(({ name }) => `${name}.json`));
  });

  it('is what the resources want (else: npm run migration)', () => {
    expect(pendingSchema()).toEqual({ statements: [], byHand: [] });
  });
});

describe('writeMigration', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-migration-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('writes the next number and the snapshot, then has nothing to do', () => {
    fs.writeFileSync(path.join(folder, '0001_first.sql'), 'select 1;');
    expect(path.basename(writeMigration('resources', folder)!.file)).toBe('0002_resources.sql');
    expect(pendingSchema(folder)).toEqual({ statements: [], byHand: [] });
    expect(writeMigration('more', folder)).toBeUndefined();
  });

  it('leaves what a person has to decide as comments', () => {
    const [table] = readSnapshot(folder).tables;
    const { name } = table!;
    table!.columns.push({ name: 'old', type: 'text', required: false });
    fs.writeFileSync(path.join(folder, 'snapshot', `${name}.json`), JSON.stringify(table));
    const { file, snapshots } = writeMigration('old-goes', folder)!;
    expect(fs.readFileSync(file, 'utf8')).toBe(
      `-- BY HAND: column ${name}.old is gone\n\n-- alter table "${name}" drop column "old";\n`,
    );
    expect(snapshots.map((path) => path.slice(folder.length + 1))).toEqual([`snapshot/${name}.json`]);
  });

  it('removes the snapshot of a table that is gone', () => {
    const gone = { ...readSnapshot(folder).tables[0]!, name: 'zz_gone' };
    const file = path.join(folder, 'snapshot', 'zz_gone.json');
    fs.writeFileSync(file, JSON.stringify(gone));
    expect(fs.readFileSync(writeMigration('zz-goes', folder)!.file, 'utf8')).toContain('table zz_gone is gone');
    expect(fs.existsSync(file)).toBe(false);
    expect(pendingSchema(folder)).toEqual({ statements: [], byHand: [] });
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

      const { rows: indexes } = await sql<{
        name: string;
        unique: boolean;
        all: string[];
        keys: number;
        where: string | null;
      }>`
        select c.relname as name, i.indisunique as unique, i.indnkeyatts::integer as keys,
          array(select replace(pg_get_indexdef(i.indexrelid, at, true), '"', '') from generate_series(1, i.indnatts) at) as all,
          case when not i.indisunique then pg_get_expr(i.indpred, i.indrelid, true) end as where
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table.name}::regclass and not i.indisprimary
          and c.relam = (select oid from pg_am where amname = 'btree')
          and (c.relname = any(${table.indexes.map((index) => index.name)})
            -- Indexes that a migration makes by hand have other names.
            or (i.indpred is null and c.relname ~ '_(index|unique)$'))`.execute(database().db);
      const found = indexes.map(({ name, unique, all, keys, where }): TableDescription['indexes'][number] => {
        const includes = all.slice(keys);
        return {
          name,
          unique,
          columns: all.slice(0, keys),
          ...(includes.length > 0 ? { includes } : {}),
          ...(where === null ? {} : { where }),
        };
      });
      const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
      expect(found.toSorted(byName)).toEqual(table.indexes.toSorted(byName));
    }
  });
});
