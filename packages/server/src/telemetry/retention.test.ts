import { calls } from '@gongdi/api';
import { DEFAULT_SETTINGS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { monthOf } from './partitions.ts';
import { dropOld } from './rollup.ts';
import { newDevice } from './testing.ts';

const DAY = 86_400_000;
const kit = withServer();

it('readings stand in a table a month; months, minutes and hours go when their own terms are over', async () => {
  const { clock, server, database } = kit();
  const start = clock.now;
  const old = start - 29 * DAY;
  const device = await newDevice(await kit().client('contractor'), 3);
  const { device_number, device_key } = device;
  const readings = [start - 600_000, old].map((ts) => ({ ts, values: { load: 1 } }));
  await (await kit().client()).call(calls.telemetry.ingest, { body: { device_number, device_key, readings } });

  const ask = async (sql: string, ...values: string[]) =>
    (await database.pool.query<{ n: string }>(sql, values)).rows.map(({ n }) => n);
  const months = () =>
    ask(`select inhrelid::regclass::text as n from pg_inherits where inhparent = 'telemetry_reading'::regclass`);
  const countIn = async (table: string) =>
    Number((await ask(`select count(*) as n from ${table} where device_id = $1`, device.id))[0]);
  const counts = async () => [
    await countIn('telemetry_reading'),
    await countIn('telemetry_minute'),
    await countIn('telemetry_hour'),
  ];
  const [now, before] = [start, old].map((at) => `telemetry_reading_${monthOf(at)}`) as [string, string];
  expect(now).not.toBe(before);
  expect(await months()).toEqual(expect.arrayContaining([before, now]));
  expect([await countIn(before), await countIn(now)]).toEqual([1, 1]);
  await server.telemetry.tidy();
  expect(await counts()).toEqual([2, 2, 2]);

  // A month is dropped as a whole once its last reading is too old.
  const ended = Date.UTC(new Date(old).getUTCFullYear(), new Date(old).getUTCMonth() + 1);
  const kept = { readings: 60, minutes: 100, hours: 200 };
  await dropOld(database.db, ended + 60 * DAY - 1, kept);
  expect(await months()).toContain(before);
  await dropOld(database.db, ended + 60 * DAY, kept);
  expect(await months()).not.toContain(before);
  expect(await months()).toContain(now);
  expect(await counts()).toEqual([1, 2, 2]);
  await dropOld(database.db, old + 101 * DAY, { ...kept, readings: 1000 });
  expect(await counts()).toEqual([1, 1, 2]);
  await dropOld(database.db, old + 201 * DAY, { ...kept, readings: 1000, minutes: 1000 });
  expect(await counts()).toEqual([1, 1, 1]);

  // The server does so by itself, with the retention periods of the settings.
  clock.now = start + (DEFAULT_SETTINGS.readings_days + 32) * DAY;
  await ask(`update telemetry_progress set done = $1 returning grain as n`, new Date(clock.now).toISOString());
  await server.telemetry.tidy();
  expect(await months()).not.toContain(now);
  expect(await counts()).toEqual([0, 1, 1]);
});
