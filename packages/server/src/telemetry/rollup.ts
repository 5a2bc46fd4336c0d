import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dropMonths } from './partitions.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Minutes are made once readings that come late by this much are in, ms. */
const SETTLED = 90_000;
/** Made in one transaction at most, ms. */
const STRETCH = 6 * HOUR;
/** How long things are kept, days. */
export interface Retention {
  readings: number;
  minutes: number;
  hours: number;
}

/** Number of the advisory lock under which one server makes minutes ("minute" in ASCII). */
const LOCK = '120313972880485';

const instant = (at: number): string => new Date(at).toISOString();

/**
 * Makes the minutes and hours that have passed since the last time, and anew those of readings that came late. One
 * server does it at a time. @returns whether this one did
 */
export async function rollUp(db: Kysely<unknown>, now: number): Promise<boolean> {
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
        await sql`insert into telemetry_progress (grain, done) values ('minute', ${instant(until)})
          on conflict (grain) do update set done = excluded.done`.execute(trx);
      }
      await makeLate(trx, until);
      return until < to;
    });
    if (more !== true) return more === false;
  }
}

/** Up to where minutes are made; on the first time the day before, older readings being late ones. */
async function doneUntil(trx: Kysely<unknown>, to: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select (extract(epoch from done) * 1000)::bigint as done from telemetry_progress where grain = 'minute'`.execute(
    trx,
  );
  return rows[0]?.done ?? to - DAY;
}

async function makeMinutes(trx: Kysely<unknown>, which: RawBuilder<unknown>, from: number, to: number): Promise<void> {
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

async function makeHours(trx: Kysely<unknown>, which: RawBuilder<unknown>, from: number, to: number): Promise<void> {
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

/** Hours into which readings came after their minutes had been made; those of the hour under way wait. */
async function makeLate(trx: Kysely<unknown>, until: number): Promise<void> {
  const { rows } = await sql<{ device_id: string; at: number }>`delete from telemetry_late
    where ctid = any(array(select ctid from telemetry_late where at < ${instant(until)} limit 500))
    returning device_id, (extract(epoch from at) * 1000)::bigint as at`.execute(trx);
  for (const { device_id, at } of rows) {
    const which = sql`device_id = ${device_id}`;
    await makeMinutes(trx, which, at, Math.min(at + HOUR, until));
    await makeHours(trx, which, at, at + HOUR);
  }
}

/** Takes away what is older than it is kept. */
export async function dropOld(db: Kysely<unknown>, now: number, kept: Retention): Promise<void> {
  await dropMonths(db, now - kept.readings * DAY);
  await sql`delete from telemetry_minute where at < ${instant(now - kept.minutes * DAY)}`.execute(db);
  await sql`delete from telemetry_hour where at < ${instant(now - kept.hours * DAY)}`.execute(db);
  await sql`delete from telemetry_refusal where day < ${instant(now - kept.readings * DAY)}::date`.execute(db);
}
