import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readMigrations } from './migrations/files.ts';
import { describeDatabases } from './testing.ts';

describeDatabases('a test database', (database) => {
  it('is its own, with all migrations', async () => {
    const { rows } = await sql<{ name: string; migrations: number }>`
      select current_database() as name, (select count(*) from schema_migration) as migrations`.execute(database().db);
    const name: unknown = expect.stringMatching(/^gongdi_test_/);
    expect(rows).toEqual([{ name, migrations: readMigrations().length }]);
  });
});
