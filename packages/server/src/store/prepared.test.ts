import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparedIn } from './prepared.ts';
import { withDatabase } from './testing.ts';

const database = withDatabase();

describe('a statement that is kept', () => {
  // One connection only, so that each query uses the connection of the query before.
  let pool: Pool;
  beforeEach(() => {
    pool = new Pool({ connectionString: database().url, max: 1 });
  });
  afterEach(() => pool.end());
  const kept = async () => {
    const { rows } = await pool.query<{ name: string; text: string }>(
      'select name, statement as text from pg_prepared_statements',
    );
    return rows;
  };

  it('is planned once and asked with other values', async () => {
    const ask = preparedIn(database().db, pool);
    const twice = (number: number) => ask('twice', sql<{ twice: number }>`select ${number}::integer * 2 as twice`);
    expect(await twice(2)).toEqual([{ twice: 4 }]);
    expect(await twice(3)).toEqual([{ twice: 6 }]);
    expect(await kept()).toEqual([{ name: 'twice', text: 'select $1::integer * 2 as twice' }]);
  });

  it('is answered all the same where connections forget it, and is kept no more', async () => {
    const ask = preparedIn(database().db, pool);
    const one = () => ask('one', sql`select 1 as one`);
    await one();
    await pool.query('deallocate all');
    expect(await one()).toEqual([{ one: 1 }]);
    expect(await one()).toEqual([{ one: 1 }]);
    expect(await kept()).toEqual([]);
  });

  it('is answered after a migration that changes a column of it', async () => {
    const ask = preparedIn(database().db, pool);
    await pool.query('create table widened (id integer); insert into widened values (7)');
    const all = () => ask('all', sql`select id from widened`);
    await all();
    await pool.query('alter table widened alter column id type text');
    expect(await all()).toEqual([{ id: '7' }]);
  });

  it('that is wrong fails as any other', async () => {
    const ask = preparedIn(database().db, pool);
    await expect(ask('none', sql`select * from nothing_of_that_name`)).rejects.toMatchObject({ code: '42P01' });
  });
});
