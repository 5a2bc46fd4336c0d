import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { COLUMN_VALUES } from '../columns.ts';
import { withDatabase } from '../testing.ts';
import { tableTypes } from './table-types.ts';

const FOLDER = fileURLToPath(new URL('../generated/', import.meta.url));

const database = withDatabase();

function keptFiles(): Map<string, string> {
  const names = fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), fs.readFileSync(path.join(FOLDER, name), 'utf8')]));
}

/** `npm run migration` runs this file with GONGDI_TABLE_TYPES=write. */
function writeFiles(wanted: ReadonlyMap<string, string>): void {
  const kept = keptFiles();
  for (const name of kept.keys()) if (!wanted.has(name)) fs.rmSync(path.join(FOLDER, name));
  for (const [name, text] of wanted) {
    if (kept.get(name) === text) continue;
    fs.mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true });
    fs.writeFileSync(path.join(FOLDER, name), text);
  }
}

it('the generated types of tables are those of the migrations (else: npm run migration)', async () => {
  const wanted = await tableTypes(database().pool);
  if (process.env['GONGDI_TABLE_TYPES'] === 'write') writeFiles(wanted);
  const kept = keptFiles();
  expect([...kept.keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
  for (const [name, text] of wanted) expect(kept.get(name), name).toBe(text);
});

it('every column whose values are named by hand is there', () => {
  const kept = keptFiles();
  for (const [column, type] of Object.entries(COLUMN_VALUES)) {
    const [table = '', name = ''] = column.split('.');
    const line = kept.get(`tables/${table}.ts`)?.match(new RegExp(`^  ${name}: .*$`, 'm'))?.[0];
    expect(line, column).toContain(type);
  }
});

it.each([
  ['text not null', 'string'],
  ['text', 'string | null'],
  ["text not null default ''", 'Generated<string>'],
  ['bigint generated always as identity', 'GeneratedAlways<number>'],
  ['numeric(18,2) not null', 'string'],
  ['jsonb not null', 'Json<unknown>'],
  ['jsonb', 'JsonOrNull<unknown>'],
  ["jsonb not null default '[]'", 'JsonOrDefault<unknown>'],
])('a column %s is %s', async (column, type) => {
  const { db, pool } = database();
  await sql.raw(`create table sample (value ${column})`).execute(db);
  const file = (await tableTypes(pool)).get('tables/sample.ts');
  await sql`drop table sample`.execute(db);
  expect(file).toContain(`  value: ${type};\n`);
});

it('a column of a type without a TypeScript type is refused', async () => {
  const { db, pool } = database();
  await sql`create table sample (value point)`.execute(db);
  await expect(tableTypes(pool)).rejects.toThrow('sample.value: point');
  await sql`drop table sample`.execute(db);
});
