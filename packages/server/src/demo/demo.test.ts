import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PROJECTS } from '../modules/construction/projectmanage/demo.ts';
import { withServer } from '../testing.ts';
import { inOrder, type Demo } from './define.ts';
import { DEMO_NOW, demoId } from './ids.ts';

const kit = withServer();

describe('records', () => {
  it('have the same ids and order in every database', async () => {
    const { rows } = await sql<{ id: string }>`select id from project order by created_at desc limit 2`.execute(
      kit().database.db,
    );
    expect(rows.map((row) => row.id)).toEqual([
      demoId('project', PROJECTS.length),
      demoId('project', PROJECTS.length - 1),
    ]);
    expect(demoId('project', 1)).toBe('01a199c5328070008000000400000001');
  });

  it('of one kind lie in one table (else: give one of the two kinds another name)', async () => {
    const { db } = kit().database;
    const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'text'::regtype
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        -- The engine keeps an instance under its own id.
        and c.relname not like 'engine_%'`.execute(db);
    const start = `${DEMO_NOW.toString(16).padStart(12, '0')}70008000`;
    const tablesOf = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await sql<{ kind: string }>`select distinct substr(id, 21, 4) as kind from ${sql.table(name)}
        where starts_with(id, ${start})`.execute(db);
      for (const { kind } of rows) tablesOf.set(kind, [...(tablesOf.get(kind) ?? []), name]);
    }
    expect(tablesOf.size).toBeGreaterThan(20);
    expect([...tablesOf.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('of a new kind have a number that comes of its name', () => {
    expect(demoId('wastewater', 2)).toMatch(/^01a199c5328070008000(?!00)[0-9a-f]{4}00000002$/);
    expect(demoId('wastewater', 2)).not.toBe(demoId('wasteland', 2));
  });
});

describe('the order', () => {
  const demo = (name: string, ...after: string[]): Demo => ({ name, after, load: () => Promise.resolve() });
  const order = (...demos: Demo[]) => inOrder(demos).map(({ name }) => name);

  it('is that of the references, else that of the names', () => {
    expect(order(demo('a', 'c'), demo('b'), demo('c', 'd'), demo('d'))).toEqual(['d', 'c', 'a', 'b']);
  });
  it('needs every name, and no circle', () => {
    expect(() => order(demo('a', 'z'))).toThrow('a comes after z, which is not there');
    expect(() => order(demo('a', 'b'), demo('b', 'a'))).toThrow('a → b → a');
  });
});
