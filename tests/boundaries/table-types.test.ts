import { describe, expect, it } from 'vitest';
import { databasesOfOtherTables, unexplainedStatements } from './table-types.ts';

const found = (text: string, file = 'packages/server/src/accounts/a.ts') => databasesOfOtherTables([{ file, text }]);

describe('databases of the server', () => {
  it.each([
    'function a(db: Kysely<unknown>) {}',
    'const work = (trx: Transaction<unknown>) => trx;',
    'let db: Kysely<{ account: { id: string } }>;',
    'function a<DB>(db: Kysely<DB>) {}',
    'db.withTables<{ account: { id: string } }>();',
  ])('have the tables of the migrations: %s is refused', (text) => expect(found(text)).toHaveLength(1));

  it.each(['function a(db: Db, trx: Trx) {}', 'const db = new Kysely<Tables>({ dialect });'])('may be: %s', (text) =>
    expect(found(text)).toEqual([]),
  );

  it('are looked at in the server alone', () => {
    expect(found('let db: Kysely<unknown>;', 'tests/boundaries/a.ts')).toEqual([]);
  });
});

const TABLES = {
  file: 'packages/server/src/store/generated/tables.ts',
  text: 'export interface Tables {\n  account: AccountTable;\n  role: RoleTable;\n}\n',
};
const raw = (text: string, file = 'packages/server/src/accounts/a.ts') =>
  unexplainedStatements([TABLES, { file, text }]);

describe('raw statements of the server', () => {
  it.each([
    'const { rows } = await sql<{ id: string; name: string }>`select id from account`.execute(db);',
    'const { rows } =\n  await sql<Row>`select a.id\n    from role r join account a on true`.execute(db);',
    'await sql`update role set name = ${names.map((one) => `${one}}`)} where id = ${id}`.execute(trx);',
    'const { rows } = await sql<Row>`select id from ${sql.table(resource.noun)}`.execute(db);',
    "prepared('name', sql<Row>`select id from account`);",
    '// Reads accounts.\nconst { rows } = await sql<Row>`select id from account`.execute(db);',
  ])('that name a table say why: %s is refused', (text) => expect(raw(text)).toHaveLength(1));

  it.each([
    '// Raw SQL: it locks.\nconst { rows } = await sql<Row>`select id from account`.execute(db);',
    '// Raw SQL: it locks.\nconst { rows } =\n  await sql<Row>`select id from account`.execute(db);',
    'await sql`select pg_notify(${channel}, one) from unnest(${ids}::text[]) one`.execute(db);',
    'const held = sql<boolean>`exists (select from account where id = ${id})`;',
    "db.selectFrom('role').where(sql<boolean>`id in (select id from account)`).execute();",
  ])('may be: %s', (text) => expect(raw(text)).toEqual([]));

  it('are looked at in the server alone, and not in migrations and tests', () => {
    const text = 'await sql`delete from account`.execute(db);';
    expect(raw(text, 'tests/a.ts')).toEqual([]);
    expect(raw(text, 'packages/server/src/store/migrations/a.ts')).toEqual([]);
    expect(raw(text, 'packages/server/src/accounts/a.test.ts')).toEqual([]);
  });
});
