import { calls, type Client } from '@gongdi/api';
import { distanceOf, positionAt, trackOf, type LonLat } from '@gongdi/geo';
import { openWorkbook, rowsOf } from '@gongdi/sheets';
import { describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { rollUp } from '../../../telemetry/rollup.ts';
import { newDevice, type TestDevice } from '../../../telemetry/testing.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const PROJECT = demoId('project', 1);
const MINUTE = 60_000;
const { track } = calls;

type Sent = readonly [minutes: number, place: LonLat, more?: Record<string, number>];

const iso = (at: number): string => new Date(at).toISOString();

async function report(device: TestDevice, sent: readonly Sent[]): Promise<void> {
  const { device_number, device_key } = device;
  const { now } = kit().clock;
  const readings = sent.map(([minutes, [longitude, latitude], more]) => ({
    ts: Math.round(now - minutes * MINUTE),
    values: { longitude, latitude, worn: 1, ...more },
  }));
  const client = await kit().client();
  for (let from = 0; from < readings.length; from += 100)
    await client.call(calls.telemetry.ingest, {
      body: { device_number, device_key, readings: readings.slice(from, from + 100) },
    });
}

const ask = (client: Client, ids: readonly string[], hours: number, points = 1000) => {
  const { now } = kit().clock;
  const query = {
    project_id: PROJECT,
    device_ids: ids.join(),
    begin: iso(now - hours * 60 * MINUTE),
    end: iso(now + 1),
    points,
  };
  return client.call(track.of, { query });
};

/** A walk around a corner with a pause of ten minutes, a silence of twenty, and one reading without a fix. */
const WALK: Sent[] = [
  ...Array.from({ length: 31 }, (_, i): Sent => [60 - i / 6, [121.47 + i * 2e-5, 31.23]]),
  ...Array.from({ length: 60 }, (_, i): Sent => [54.8 - i / 6, [121.4706 + (i % 3) * 1e-6, 31.23 + (i % 2) * 1e-6]]),
  ...Array.from({ length: 31 }, (_, i): Sent => [44.7 - i / 6, [121.4706, 31.23 + i * 2e-5]]),
  [39.5, [0, 0]],
  ...Array.from({ length: 13 }, (_, i): Sent => [19 - i / 6, [121.471 + i * 2e-5, 31.2306]]),
];

describe('tracks', () => {
  it('have the corners, pauses and silences of the readings, with few points', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    await report(device, WALK);
    const { gap, tracks, alarms } = await ask(client, [device.id], 2);
    expect(gap).toBe(5 * MINUTE);
    expect(alarms).toEqual([]);
    const [one] = tracks;
    expect(one).toMatchObject({ device_id: device.id, device_type: 13, positions: WALK.length - 1, users: [] });
    expect(one!.parts).toHaveLength(2);
    expect(one!.parts.flat().length).toBeLessThan(20);
    // Wherever it was measured, the simple way is near it at the same instant.
    const simple = one!.parts.map((part) => part.map(([at, ...place]) => ({ at, place })));
    const { now } = kit().clock;
    for (const [minutes, place] of WALK) {
      if (place[0] === 0) continue;
      const at = Math.round(now - minutes * MINUTE);
      expect(distanceOf(positionAt(simple, at)!.place, place, 'WGS-84')).toBeLessThan(1.1);
    }
    expect(one!.pauses).toHaveLength(1);
    const [{ begin, end, place }] = one!.pauses as [(typeof one & object)['pauses'][number]];
    expect((end - begin) / MINUTE).toBeGreaterThan(9.5);
    expect((end - begin) / MINUTE).toBeLessThan(14);
    expect(distanceOf(place, [121.4706, 31.23], 'WGS-84')).toBeLessThan(15);
    // Both legs and the last stretch, without the noise of the pause; the pause takes some metres of its ends.
    const whole = trackOf(
      WALK.filter(([, p]) => p[0] !== 0).map(([minutes, p]) => ({ at: now - minutes * MINUTE, place: p })),
      gap,
    );
    const legs = whole.flat().length;
    expect(legs).toBe(one!.positions);
    expect(one!.distance).toBeGreaterThan(110);
    expect(one!.distance).toBeLessThan(160);
    expect(one!.known).toBe(simple.reduce((sum, part) => sum + part.at(-1)!.at - part[0]!.at, 0));
  });

  it('are bounded, and of those devices only that the caller may see and that are of the project', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    const elsewhere = await newDevice(client, 13);
    const wild = Array.from({ length: 300 }, (_, i): Sent => [59 - i / 6, [121.47 + ((i * 7) % 11) * 1e-4, 31.23]]);
    await report(device, wild);
    await report(elsewhere, wild);
    const { tracks } = await ask(client, [elsewhere.id, device.id], 1, 40);
    expect(tracks.map(({ device_id }) => device_id)).toEqual([device.id]);
    expect(tracks[0]!.parts.flat().length).toBeLessThanOrEqual(40);
    const stranger = await kit().client('beichen');
    expect((await ask(stranger, [device.id], 1)).tracks).toEqual([]);
    await expect(ask(await kit().client('owner'), [device.id], 1)).rejects.toMatchObject({ code: 40301 });
  });

  it('are those since the device is at the project', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    await report(device, WALK);
    const tomorrow = iso(kit().clock.now + 86_400_000).slice(0, 10);
    await kit().database.pool.query('update device set installed_at = $2 where id = $1', [device.id, tomorrow]);
    expect((await ask(client, [device.id], 2)).tracks).toMatchObject([{ positions: 0, parts: [], distance: 0 }]);
  });

  it('are named by who wore the helmet at the time', async () => {
    const client = await kit().client('contractor');
    const { db } = kit().database;
    const { device_id, staff_id, name } = await db
      .selectFrom('helmet_binding as b')
      .innerJoin('staff as s', 's.id', 'b.staff_id')
      .select(['b.device_id', 'b.staff_id', 's.name'])
      .where('b.project_id', '=', PROJECT)
      .where('b.ended_at', 'is', null)
      .orderBy('b.id')
      .executeTakeFirstOrThrow();
    // The demo's helmets were worn on the morning of its day.
    const { tracks } = await ask(client, [device_id], 3);
    expect(tracks[0]!.users).toMatchObject([{ id: staff_id, name, to: null }]);
    expect(tracks[0]!.positions).toBeGreaterThan(200);
    expect(tracks[0]!.pauses.length).toBeGreaterThan(1);
    const query = { project_id: PROJECT, device_type: 13 };
    const devices = await client.call(track.devices, { query });
    expect(devices.find((one) => one.device_id === device_id)).toMatchObject({ user: name });
    expect(await (await kit().client('beichen')).call(track.devices, { query })).toEqual([]);
  });

  it('have the alarms of the time, for those who may list alarms', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    await report(device, [
      [30, [121.47, 31.23], { sos: 0 }],
      [20, [121.47, 31.23], { sos: 1 }],
      [10, [121.47, 31.23], { sos: 0 }],
    ]);
    const { alarms } = await ask(client, [device.id], 1);
    expect(alarms).toMatchObject([{ device_id: device.id, at: Math.round(kit().clock.now - 20 * MINUTE) }]);
    expect((await ask(client, [device.id], 0.3)).alarms).toEqual([]);
  });

  it('are refused with the reason when too much is asked for', async () => {
    const client = await kit().client('contractor');
    await expect(ask(client, ['x'], 24 * 8)).rejects.toThrow('7 天');
    await expect(ask(client, ['x'], -1)).rejects.toThrow('晚于开始时间');
    const many = Array.from({ length: 21 }, (_, index) => `device${index}`);
    await expect(ask(client, many, 1)).rejects.toThrow('20 台');
  });

  it('are read by minutes when the time is long, with what is not yet rolled up', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    await report(device, WALK);
    await rollUp(kit().database.db, kit().clock.now);
    const { tracks } = await ask(client, [device.id], 24 * 6);
    const { positions } = tracks[0]!;
    // One position a minute at most: 27 minutes of reports.
    expect(positions).toBeGreaterThan(20);
    expect(positions).toBeLessThan(35);
    expect(tracks[0]!.parts.length).toBe(2);
    await report(device, [[0.5, [121.4715, 31.2306]]]);
    const later = await ask(client, [device.id], 24 * 6);
    expect(later.tracks[0]!.positions).toBe(positions + 1);
  });

  it('are exported with all positions', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 13, { project_id: PROJECT });
    await report(device, WALK);
    const { now } = kit().clock;
    const query = {
      project_id: PROJECT,
      device_ids: device.id,
      begin: iso(now - 2 * 60 * MINUTE),
      end: iso(now + 1),
    };
    const blob = await client.call(track.sheet, { query });
    const book = await openWorkbook(new Uint8Array(await blob.arrayBuffer()));
    expect(book.sheets.map(({ name }) => name)).toEqual(['轨迹点', '停留', '汇总']);
    const rows = [];
    for await (const row of rowsOf(book, 0)) rows.push(row);
    expect(rows.length).toBe(WALK.length);
  });
});
