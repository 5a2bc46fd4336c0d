import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from './tables.ts';
import { withDatabase } from './testing.ts';
import { sendAhead, TransactionDialect } from './transaction-driver.ts';

const database = withDatabase({ migrated: false });

describe('a transaction', () => {
  // One connection only, so that a connection left in a bad state shows in the next statement.
  let pool: Pool;
  let db: Kysely<Tables>;
  let trips: number;
  let refusesRollback = false;
  beforeEach(async () => {
    pool = new Pool({ connectionString: database().url, max: 1 });
    await pool.query('drop table if exists kept; create table kept (word text primary key)');
    trips = 0;
    const connect = async () => {
      const client = await pool.connect();
      const query = client.query;
      client.query = ((...args: unknown[]) => {
        trips += 1;
        if (refusesRollback && args[0] === 'rollback') return Promise.reject(new Error('gone'));
        return (query as (...all: unknown[]) => unknown).apply(client, args);
      }) as typeof query;
      const release = client.release;
      client.release = (...args) => {
        client.query = query;
        client.release = release;
        return release.apply(client, args);
      };
      return client;
    };
    db = new Kysely<Tables>({ dialect: new TransactionDialect({ connect, end: () => pool.end() }) });
  });
  afterEach(() => db.destroy());
  const keep = (word: string) => sql`insert into kept values (${word})`;
  const kept = async () => (await pool.query<{ word: string }>('select word from kept order by word')).rows;

  it('begins in the round trip of its first statement', async () => {
    const rows = await db.transaction().execute(async (trx) => {
      await keep('one').execute(trx);
      const result = await sql<{ word: string }>`select word from kept where word = ${'one'}`.execute(trx);
      return result.rows;
    });
    expect(rows).toEqual([{ word: 'one' }]);
    expect(await kept()).toEqual([{ word: 'one' }]);
    expect(trips).toBe(3);
  });

  it('without a statement asks nothing', async () => {
    expect(await db.transaction().execute(() => Promise.resolve('nothing'))).toBe('nothing');
    await expect(db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(trips).toBe(0);
  });

  it('has its isolation level and access mode', async () => {
    const level = sql<{ level: string; mode: string }>`select current_setting('transaction_isolation') as level,
      current_setting('transaction_read_only') as mode where ${1}::integer = 1`;
    const builder = db.transaction().setIsolationLevel('serializable').setAccessMode('read only');
    const { rows } = await builder.execute((trx) => level.execute(trx));
    expect(rows).toEqual([{ level: 'serializable', mode: 'on' }]);
  });

  it('may begin with a text of several statements', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`insert into kept values ('one'); insert into kept values ('two')`.execute(trx);
    });
    expect(await kept()).toEqual([{ word: 'one' }, { word: 'two' }]);
  });

  it('counts the changed rows of its first statement', async () => {
    const { numAffectedRows } = await db.transaction().execute((trx) => keep('one').execute(trx));
    expect(numAffectedRows).toBe(1n);
  });

  it('is rolled back when its first statement fails, and the connection is fine', async () => {
    const failing = db.transaction().execute((trx) => sql`select ${1}::integer / 0`.execute(trx));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('that cannot be rolled back is closed with its connection', async () => {
    refusesRollback = true;
    const failing = db.transaction().execute(async (trx) => {
      await keep('one').execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    refusesRollback = false;
    expect(pool.totalCount).toBe(0);
    await db.transaction().execute((trx) => keep('one').execute(trx));
    expect(await kept()).toEqual([{ word: 'one' }]);
  });

  describe('with statements sent ahead', () => {
    it('runs them in order, in the round trip of the next statement or of the commit', async () => {
      const seen = await db.transaction().execute(async (trx) => {
        await sendAhead(trx, keep('one'));
        await sendAhead(trx, sql`update kept set word = 'first' where word = ${'one'}`);
        const { rows } = await sql`select word from kept where word <> ${''}`.execute(trx);
        await sendAhead(trx, keep('two'));
        return rows;
      });
      expect(seen).toEqual([{ word: 'first' }]);
      expect(await kept()).toEqual([{ word: 'first' }, { word: 'two' }]);
      expect(trips).toBe(2);
    });

    it('commits them when there is nothing else', async () => {
      await db.transaction().execute((trx) => sendAhead(trx, keep('one')));
      expect(await kept()).toEqual([{ word: 'one' }]);
      expect(trips).toBe(1);
    });

    it('forgets them when the work fails', async () => {
      const failing = db.transaction().execute(async (trx) => {
        await sendAhead(trx, keep('one'));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await db.transaction().execute((trx) => keep('two').execute(trx));
      expect(await kept()).toEqual([{ word: 'two' }]);
    });

    it('fails at the next statement when one of them fails', async () => {
      const failing = db.transaction().execute(async (trx) => {
        await sendAhead(trx, keep('one'));
        await sendAhead(trx, keep('one'));
        await keep('two').execute(trx);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await kept()).toEqual([]);
    });

    it('fails at the commit when one of them fails there', async () => {
      const failing = db.transaction().execute(async (trx) => {
        await keep('one').execute(trx);
        await sendAhead(trx, keep('one'));
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await kept()).toEqual([]);
    });

    it('fails when a parameter cannot be sent, and the connection is fine', async () => {
      const circle: { self?: unknown } = {};
      circle.self = circle;
      const failing = db.transaction().execute(async (trx) => {
        await sendAhead(trx, sql`insert into kept values (${circle})`);
        await keep('two').execute(trx);
      });
      await expect(failing).rejects.toThrow(/circular/i);
      await db.transaction().execute((trx) => keep('three').execute(trx));
      expect(await kept()).toEqual([{ word: 'three' }]);
    });
  });
});
