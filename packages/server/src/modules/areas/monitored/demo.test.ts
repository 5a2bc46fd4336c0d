import { areaCallsOf, calls } from '@gongdi/api';
import { areaOf, AREAS } from '@gongdi/domain';
import { fileTypeFromBuffer } from 'file-type';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { PLAN_SIZE, PLANS } from './demo-plans.ts';

const kit = withServer();

it.each(Object.entries(PLANS))('%s has a drawing that is a PNG of its size', async (_, draw) => {
  const bytes = Buffer.from(draw().png());
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'image/png' });
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PLAN_SIZE.width, PLAN_SIZE.height]);
  expect(bytes.length).toBeLessThan(60_000);
});

it.each(AREAS.map(({ name }) => name))('%s: the demo has an area with points', async (name) => {
  const area = areaOf(name);
  const contractor = await kit().client('contractor');
  const id = demoId('area', Object.keys(PLANS).indexOf(name) + 1);
  const found = await contractor.call(areaCallsOf(area).detail, { params: { id } });
  expect(found).toMatchObject({ project_name: '滨江科创中心一期', ...PLAN_SIZE });
  expect(found.point_total).toBeGreaterThan(3);
  if (area.children.includes('monitorscheme')) {
    const scheme = await contractor.call(calls.area.schemeInfo, { query: { area_id: id, area_type: area.code } });
    expect(scheme).toMatchObject({ monitor_level: 1, monitor_status: 1 });
  }
  // The client company, which has read access to the contractor's data, sees the area; another contractor does not.
  expect((await (await kit().client('owner')).call(areaCallsOf(area).detail, { params: { id } })).id).toBe(id);
  await expect(
    (await kit().client('beichen')).call(areaCallsOf(area).detail, { params: { id } }),
  ).rejects.toMatchObject({ status: 404 });
});
