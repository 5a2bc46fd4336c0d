import { areaCallsOf, calls } from '@gongdi/api';
import { areaBlank, areaOf, writeArea, type AreaForm, type AreaTypeName } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { addDevice } from './testing.ts';

const kit = withServer();
const PROJECT = demoId('project', 1);

async function add(name: AreaTypeName, more: Partial<AreaForm>): Promise<string> {
  const area = areaOf(name);
  const form = { ...areaBlank(area), project_id: PROJECT, width: 600, height: 400, ...more };
  const client = await kit().client('contractor');
  return (await client.call(areaCallsOf(area).add, { body: writeArea(area, form) })).id;
}

it('shows anybody the published areas of a project with their values, and nothing else', async () => {
  const client = await kit().client();
  const device = await addDevice(kit().database.db, PROJECT, areaOf('pit').code);
  const list = [{ device_id: device.id, name: 'CX-9', xaxis: 0, yaxis: 0 }];
  const shown = await add('pit', { published_flag: 1, area_name: '公示基坑', list });
  const hidden = await add('bridge', { published_flag: 0, area_name: '不公示' });
  const whole = await client.call(calls.area.publicData, { query: { project_id: PROJECT } });
  expect(whole.project_name).not.toBe('');
  const ids = whole.areas.map(({ id }) => id);
  expect([ids.includes(shown), ids.includes(hidden)]).toEqual([true, false]);
  expect(whole.list.every(({ area_id }) => ids.includes(area_id))).toBe(true);
  const one = await client.call(calls.area.publicData, { query: { area_id: shown } });
  expect(one).toMatchObject({ areas: [{ area_name: '公示基坑' }], list: [{ point_name: 'CX-9', at: null }] });
});

it('tells nobody whether there is something that is not published', async () => {
  const client = await kit().client();
  const shown = await add('pit', { published_flag: 1, area_name: '公示的' });
  const hidden = await add('pit', { published_flag: 0, area_name: '不公示的' });
  const elsewhere = demoId('project', 27);
  const nothing = [{ area_id: hidden }, { project_id: 'nowhere' }, { area_id: shown, project_id: elsewhere }];
  for (const query of nothing)
    await expect(client.call(calls.area.publicData, { query })).rejects.toMatchObject({ status: 404 });
  await expect(client.call(calls.area.publicData, { query: {} })).rejects.toMatchObject({ status: 422 });
});
