import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeDatabases } from './testing.ts';

describeDatabases('a test database', (database) => {
  it('is empty, its own, and not in the hands of a superuser', async () => {
    const { rows } = await sql<{ name: string; super: boolean }>`
      select current_database() as name, rolsuper as super from pg_roles where rolname = current_user`.execute(
      database().db,
    );
    expect(rows[0]).toEqual({ name: expect.stringMatching(/^gongdi_test_/), super: false });
  });
});
