import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../store/index.ts';
import { withDatabase } from '../store/testing.ts';
import { makeMonths, monthOf } from './partitions.ts';
import { positionsQuery, readPositions } from './positions.ts';

const database = withDatabase();
const NOW = Date.UTC(2026, 10, 2, 4);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it('positions are read by ranges of primary keys, however many readings and minutes there are', async () => {
  const { db, pool } = database();
  const now = NOW;
  const begin = now - HOUR;
  await transaction(db, (trx) => makeMonths(trx, [monthOf(now), monthOf(now - 10 * DAY)]));
  // 200,000 readings of 500 devices in about an hour, and their minutes.
  await pool.query(
    `insert into telemetry_reading (device_id, ts, received_at, "values")
     select 'load' || (n % 500), to_timestamp($1 / 1000.0) - (n / 500) * interval '10 seconds', now(),
       jsonb_build_object('longitude', 121 + n * 1e-6, 'latitude', 31)
     from generate_series(1, 200000) n on conflict do nothing`,
    [now],
  );
  await pool.query(
    `insert into telemetry_minute (device_id, at, stats)
     select 'load' || (n % 500), date_trunc('minute', to_timestamp($1 / 1000.0)) - (n / 500) * interval '1 minute',
       '{"longitude": [1, 121, 121, 121, 121.5], "latitude": [1, 31, 31, 31, 31.5]}'
     from generate_series(1, 100000) n on conflict do nothing`,
    [begin],
  );
  await pool.query('analyze telemetry_reading, telemetry_minute');
  const devices = ['load7', 'load8', 'nobody'].map((id) => ({ id, begin: begin - HOUR }));
  const asked = { devices, end: now, most: 1_000_000, readingsFrom: 0 };
  const query = positionsQuery(asked, { first: begin - HOUR, made: begin, step: 1 });
  const { rows } = await sql<object>`explain (analyze, buffers off, format json) ${query}`.execute(db);
  const plan = JSON.stringify(rows);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/telemetry_reading_\d{4}_\d{2}_pkey/);
  expect(plan).toContain('telemetry_minute_pkey');

  // Ten seconds apart for an hour, or one in a minute when only that many are wanted.
  const fine = await readPositions(db, { ...asked, devices: devices.map(({ id }) => ({ id, begin })) });
  expect(fine.step).toBe(1);
  expect(fine.of.get('load7')!.length).toBeGreaterThan(350);
  expect(fine.of.get('load7')!.every(([at], index, all) => index === 0 || at > all[index - 1]![0])).toBe(true);
  expect(fine.of.get('nobody')).toEqual([]);
  const coarse = await readPositions(db, {
    ...asked,
    devices: devices.map(({ id }) => ({ id, begin })),
    most: 180,
  });
  expect(coarse.step).toBe(60);
  expect(coarse.of.get('load7')!.length).toBeLessThanOrEqual(61);
  // Longer than a day: minutes as far as they are made.
  await pool.query(
    `insert into telemetry_progress (grain, done) values ('minute', to_timestamp($1 / 1000.0))
     on conflict (grain) do update set done = excluded.done`,
    [begin],
  );
  const long = await readPositions(db, { ...asked, devices: [{ id: 'load7', begin: now - 2 * DAY }] });
  expect(long.step).toBe(60);
  expect(long.of.get('load7')![0]!.slice(1)).toEqual([121.5, 31.5]);
  expect(long.of.get('load7')!.at(-1)![0]).toBeGreaterThan(begin);
});
