import net from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { maskUrl, openDatabase } from './database.ts';
import { describeDatabases } from './testing.ts';
import { notify, transaction } from './transaction.ts';

describe('maskUrl', () => {
  it.each([
    ['postgres://user:secret@db.example:5432/site?sslmode=require&password=x', 'postgres://user@db.example:5432/site'],
    ['postgresql://localhost/site', 'postgresql://localhost/site'],
    ['not an address: secret', 'DATABASE_URL'],
  ])('%s → %s', (url, masked) => expect(maskUrl(url)).toBe(masked));
});

describe('an outside database that is not there', () => {
  it('is named without its password', async () => {
    // A port that was just free, so nothing listens on it.
    const probe = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.on('listening', resolve));
    const { port } = probe.address() as net.AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const opening = openDatabase({ url: `postgres://user:hidden@127.0.0.1:${port}/site` });
    await expect(opening).rejects.toMatchObject({
      code: 'database_unreachable',
      message: expect.not.stringContaining('hidden'),
      text: { zh: expect.stringContaining(`postgres://user@127.0.0.1:${port}/site`) },
    });
  });
});

describeDatabases(
  'a database',
  (database) => {
    it('speaks UTC and ISO and gives up in time, whatever the server’s defaults are', async () => {
      const { rows } = await database().pool.query(`
        select current_setting('timezone') as zone, current_setting('datestyle') as dates,
          current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`);
      expect(rows).toEqual([{ zone: 'UTC', dates: 'ISO, YMD', statement: '30s', lock: '10s' }]);
      const hasty = await openDatabase({ url: database().url, limits: { statement: 50 } });
      await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
      await hasty.close();
    });

    it('closes twice as well as once', async () => {
      const again = await openDatabase({ url: database().url });
      await Promise.all([again.close(), again.close()]);
      await expect(sql`select 1`.execute(again.db)).rejects.toThrow();
    });

    describe('transaction', () => {
      it('keeps all or nothing', async () => {
        const { db } = database();
        await sql`create table kept (id integer)`.execute(db);
        const undone = transaction(db, async (trx) => {
          await sql`insert into kept values (1)`.execute(trx);
          throw new Error('undone');
        });
        await expect(undone).rejects.toThrow('undone');
        expect((await sql`select id from kept`.execute(db)).rows).toEqual([]);
      });

      it('runs again what PostgreSQL could not serialise', async () => {
        const { db } = database();
        await sql`create table counter (value integer)`.execute(db);
        await sql`insert into counter values (0)`.execute(db);
        let runs = 0;
        let bothRead: () => void = () => undefined;
        const reading = new Promise<void>((resolve) => (bothRead = resolve));
        const add = () =>
          transaction(
            db,
            async (trx) => {
              const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx);
              runs += 1;
              if (runs === 2) bothRead();
              await reading;
              await sql`update counter set value = ${rows[0]!.value + 1}`.execute(trx);
            },
            { isolation: 'serializable' },
          );
        await Promise.all([add(), add()]);
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(db);
        expect({ rows, runs }).toEqual({ rows: [{ value: 2 }], runs: 3 });
      });
    });

    describe('the listener', () => {
      const heardBy = (heard: string[], count: number) =>
        expect.poll(() => heard.length, { timeout: 5000 }).toBe(count);

      it('hears what other connections say, once it is kept, until it stops', async () => {
        const { db, listener } = database();
        const heard: string[] = [];
        const stop = await listener.listen('news "1"', (payload) => heard.push(payload));
        const undone = transaction(db, async (trx) => {
          await notify(trx, 'news "1"', 'never');
          throw new Error('undone');
        });
        await expect(undone).rejects.toThrow();
        await notify(db, 'news "1"', '第一');
        await notify(db, 'other', 'x');
        await heardBy(heard, 1);
        await stop();
        await notify(db, 'news "1"', 'late');
        await sql`select pg_sleep(0.05)`.execute(db);
        expect(heard).toEqual(['第一']);
      });

      it('comes back when its connection is cut, and says that it may have missed something', async () => {
        const { db, listener } = database();
        const heard: string[] = [];
        let missed = 0;
        await listener.listen(
          'cut',
          (payload) => heard.push(payload),
          () => (missed += 1),
        );
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'gongdi listener' and datname = current_database()`.execute(db);
        await expect.poll(() => missed, { timeout: 5000 }).toBe(1);
        await notify(db, 'cut', 'again');
        await heardBy(heard, 1);
      });

      it('refuses what PostgreSQL would', async () => {
        await expect(notify(database().db, 'x', '字'.repeat(2667))).rejects.toThrow(RangeError);
      });
    });
  },
  { migrated: false },
);
