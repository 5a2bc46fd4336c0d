import { calls } from '@gongdi/api';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { newDevice } from '../../../telemetry/testing.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const PROJECT = demoId('project', 1);
const query = { project_id: PROJECT };
const { positions, video } = calls.helmetboard;

it('the board has the helmets of the project with their wearers, and its figures are those of the registers', async () => {
  const client = await kit().client('contractor');
  const { list, whole, alarms } = await client.call(positions, { query });
  expect(whole).toBe(true);
  const { pool } = kit().database;
  const count = async (text: string) => Number((await pool.query(text, [PROJECT])).rows[0].count);
  expect(list.length).toBe(await count('select count(*) from device where device_type = 13 and project_id = $1'));
  expect(list.filter(({ staff_id }) => staff_id !== null).length).toBe(
    await count('select count(*) from helmet_binding where ended_at is null and project_id = $1'),
  );
  expect(list.filter(({ helmet_state }) => helmet_state === 3).length).toBe(
    await count('select count(*) from helmet where status = 3 and project_id = $1'),
  );
  expect(alarms).toBe(
    await count(
      "select count(*) from alarm where device_type = 13 and project_id = $1 and started_at >= '2026-11-01T16:00:00Z'",
    ),
  );
  const worn = list.find(({ staff_id }) => staff_id !== null)!;
  expect(worn.name).not.toBe('');
  expect(Object.keys(worn.values).toSorted()).toEqual(['battery', 'fall', 'latitude', 'longitude', 'sos', 'worn']);
  expect((await (await kit().client('beichen')).call(positions, { query })).list).toEqual([]);
  await expect((await kit().client('owner')).call(positions, { query })).rejects.toMatchObject({ code: 40301 });
});

it('only helmets with a video address are on the wall of pictures', async () => {
  const client = await kit().client('contractor');
  const before = await client.call(video, { query });
  const device = await newDevice(client, 13, { project_id: PROJECT, stream_url: 'https://video.example/helmet.m3u8' });
  await newDevice(client, 13, { project_id: PROJECT });
  const after = await client.call(video, { query });
  expect(after.length).toBe(before.length + 1);
  expect(after.find(({ device_id }) => device_id === device.id)).toMatchObject({ online: false, user: '' });
  expect(await (await kit().client('beichen')).call(video, { query })).toEqual([]);
});
