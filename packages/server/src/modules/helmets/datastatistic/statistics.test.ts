import { calls } from '@gongdi/api';
import { civilDay, instantAt } from '@gongdi/domain';
import { distanceOf, type LonLat } from '@gongdi/geo';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { rollUp } from '../../../telemetry/rollup.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const PROJECT = demoId('project', 1);
const ZONE = 'Asia/Shanghai';
const { statistics } = calls.helmetboard;

it('the statistics are those of a slow count of the minutes, by day, helmet and wearer', async () => {
  const { db, pool } = kit().database;
  const { now } = kit().clock;
  await rollUp(db, now);
  const day = civilDay(now, ZONE);
  const client = await kit().client('contractor');
  const query = { project_id: PROJECT, from: day, to: day };
  const { rows, until } = await client.call(statistics, { query });
  expect(rows.length).toBeGreaterThan(3);
  expect(until).toBeGreaterThan(now - 10 * 60_000);

  const begin = instantAt(`${day} 00:00:00`, ZONE);
  for (const device_id of new Set(rows.map((one) => one.device_id))) {
    const { rows: minutes } = await pool.query<{ at: Date; stats: Record<string, number[]> }>(
      'select at, stats from telemetry_minute where device_id = $1 and at >= $2 order by at',
      [device_id, begin],
    );
    let [worn, distance] = [0, 0];
    let last: { at: number; place: LonLat } | undefined;
    for (const { at, stats } of minutes) {
      if ((stats['worn']?.[4] ?? 0) >= 0.5) worn += 1;
      const point = {
        at: Date.parse(String(at)) || +at,
        place: [stats['longitude']![4]!, stats['latitude']![4]!] as const,
      };
      if (last && point.at - last.at <= 5 * 60_000) {
        const step = distanceOf(last.place, point.place, 'WGS-84');
        if (step >= 15) distance += step;
      }
      last = point;
    }
    const own = rows.filter((one) => one.device_id === device_id);
    expect(own.reduce((sum, one) => sum + one.worn, 0)).toBe(worn);
    const found = own.reduce((sum, one) => sum + one.distance, 0);
    // The sphere differs from the ellipsoid by some tenths of a percent.
    expect(Math.abs(found - distance)).toBeLessThan(Math.max(2, distance * 0.006));
  }
  expect(rows.some(({ distance }) => distance > 100)).toBe(true);

  // Of one team only its people; of another company nothing; too much is refused with what to do.
  const team_id = rows.find((one) => one.team_id !== null)!.team_id!;
  const { rows: ofTeam } = await client.call(statistics, { query: { ...query, team_id } });
  expect(ofTeam).toEqual(rows.filter((one) => one.team_id === team_id));
  expect((await (await kit().client('beichen')).call(statistics, { query })).rows).toEqual([]);
  await expect(client.call(statistics, { query: { ...query, from: '2026-01-01' } })).rejects.toThrow('请缩短时间');
  await expect(client.call(statistics, { query: { ...query, to: '2026-10-01' } })).rejects.toThrow('不能早于');
  const blob = await client.call(calls.helmetboard.statisticsSheet, { query });
  expect(blob.size).toBeGreaterThan(1000);
});
