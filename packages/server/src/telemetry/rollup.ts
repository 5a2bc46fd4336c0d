import { sql, type RawBuilder } from 'kysely';
import { epochMs, type Db } from '../store/index.ts';
import { dropMonths } from './partitions.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Minutes are made once they ended this long ago, so that most late readings are included, ms. */
const SETTLED = 90_000;
/** The longest stretch of time that is rolled up in one transaction, ms. */
const STRETCH = 6 * HOUR;
/** Retention periods, days. */
export interface Retention {
  readings: number;
  minutes: number;
  hours: number;
}

/** Number of the advisory lock with which only one server makes minutes ("minute" in ASCII). */
const LOCK = '120313972880485';

const instant = (at: number): string => new Date(at).toISOString();

/**
 * Makes the minutes and hours that have passed since the last run, and makes those with late readings again. Only one
 * server does so at a time. @returns whether this server did it
 */
export async function rollUp(db: Db, now: number): Promise<boolean> {
  for (;;) {
    const more = await db.transaction().execute(async (trx) => {
      const { rows: locked } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${LOCK}::bigint) as mine`.execute(trx);
      if (!locked[0]?.mine) return undefined;
      const to = Math.floor((now - SETTLED) / MINUTE) * MINUTE;
      const from = await doneUntil(trx, to);
      const until = Math.min(to, from + STRETCH);
      if (until > from) {
        await makeMinutes(trx, sql`true`, from, until);
        const [firstHour, lastHour] = [Math.floor(from / HOUR) * HOUR, Math.ceil(until / HOUR) * HOUR];
        await makeHours(trx, sql`true`, firstHour, lastHour);
        const done = instant(until);
        await trx
          .insertInto('telemetry_progress')
          .values({ grain: 'minute', done })
          .onConflict((row) => row.column('grain').doUpdateSet({ done }))
          .execute();
      }
      await makeLate(trx, until);
      return until < to;
    });
    if (more !== true) return more === false;
  }
}

/** Returns the instant up to which minutes are made; on the first run one day before `to`: older readings are late. */
async function doneUntil(trx: Db, to: number): Promise<number> {
  const row = await trx
    .selectFrom('telemetry_progress')
    .select(({ ref }) => epochMs(ref('done')).as('done'))
    .where('grain', '=', 'minute')
    .executeTakeFirst();
  return row?.done ?? to - DAY;
}

async function makeMinutes(trx: Db, which: RawBuilder<unknown>, from: number, to: number): Promise<void> {
  // Raw SQL: the quantities are the keys of a JSON column, grouped twice and put together again.
  await sql`insert into telemetry_minute (device_id, at, stats)
    select device_id, at, jsonb_object_agg(quantity, jsonb_build_array(n, lo, hi, total, last))
    from (
      select device_id, date_trunc('minute', ts) as at, e.key as quantity, count(*) as n,
        min(e.value::float8) as lo, max(e.value::float8) as hi, sum(e.value::float8) as total,
        (array_agg(e.value::float8 order by ts desc))[1] as last
      from telemetry_reading, jsonb_each_text("values") e
      where ts >= ${instant(from)} and ts < ${instant(to)} and ${which}
      group by 1, 2, 3
    ) each
    group by 1, 2
    on conflict (device_id, at) do update set stats = excluded.stats`.execute(trx);
}

async function makeHours(trx: Db, which: RawBuilder<unknown>, from: number, to: number): Promise<void> {
  // Raw SQL: the quantities are the keys of a JSON column, grouped twice and put together again.
  await sql`insert into telemetry_hour (device_id, at, stats)
    select device_id, at, jsonb_object_agg(quantity, jsonb_build_array(n, lo, hi, total, last))
    from (
      select device_id, date_trunc('hour', at) as at, e.key as quantity, sum((e.value ->> 0)::bigint) as n,
        min((e.value ->> 1)::float8) as lo, max((e.value ->> 2)::float8) as hi, sum((e.value ->> 3)::float8) as total,
        (array_agg((e.value ->> 4)::float8 order by at desc))[1] as last
      from telemetry_minute, jsonb_each(stats) e
      where at >= ${instant(from)} and at < ${instant(to)} and ${which}
      group by 1, date_trunc('hour', at), 3
    ) each
    group by 1, 2
    on conflict (device_id, at) do update set stats = excluded.stats`.execute(trx);
}

/** Makes again the hours into which readings came after their minutes were made; the current hour waits. */
async function makeLate(trx: Db, until: number): Promise<void> {
  const some = trx
    .selectFrom('telemetry_late')
    .select(sql`ctid`.as('ctid'))
    .where('at', '<', instant(until))
    .limit(500);
  const rows = await trx
    .deleteFrom('telemetry_late')
    .where(sql<boolean>`ctid = any(array(${some}))`)
    .returning(({ ref }) => ['device_id', epochMs(ref('at')).as('at')])
    .execute();
  for (const { device_id, at } of rows) {
    const which = sql`device_id = ${device_id}`;
    await makeMinutes(trx, which, at, Math.min(at + HOUR, until));
    await makeHours(trx, which, at, at + HOUR);
  }
}

/** Deletes what is older than its retention period. */
export async function dropOld(db: Db, now: number, kept: Retention): Promise<void> {
  await dropMonths(db, now - kept.readings * DAY);
  const since = (days: number): string => instant(now - days * DAY);
  await db.deleteFrom('telemetry_minute').where('at', '<', since(kept.minutes)).execute();
  await db.deleteFrom('telemetry_hour').where('at', '<', since(kept.hours)).execute();
  await db
    .deleteFrom('telemetry_refusal')
    .where('day', '<', sql<string>`${since(kept.readings)}::date`)
    .execute();
}
