// @vitest-environment jsdom
import { areaCallsOf, calls } from '@gongdi/api';
import { AREAS, writeArea, type AreaForm } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { MAIN, useArea, useAreaDevices } from './use-area.ts';

const form: AreaForm = {
  company_id: 'c1',
  project_id: 'p1',
  area_name: '一号区',
  width: 100,
  height: 50,
  url: '/api/file/main.png',
  list: [{ name: '甲', device_id: 'd1', xaxis: 0.1, yaxis: 0.4 }] as AreaForm['list'],
  published_flag: 0,
};

test.each(AREAS.map((area) => [area.name, area] as const))(
  'an area of type %s has its own drawing first, and the points in one form',
  async (_, area) => {
    const further = { id: 'f1', name: '二层', width: 10, height: 10, url: '/api/file/2.png' };
    const point = { device_id: 'd2', point_name: '乙', xaxis: 0.5, yaxis: 0.25 };
    const server = new FakeServer()
      .on(areaCallsOf(area).detail, writeArea(area, form) as never)
      .on(calls.area.drawings, [{ ...further, list: [point] }] as never);
    const { page, now } = await renderHook(() => useArea(area, 'a1'), { server });
    await page.until(() => now().data !== undefined || now().error !== null);
    expect(now().error).toBeNull();
    const drawings = now().data!.drawings;
    expect(
      drawings.map(({ key, name, points }) => [key, name, points.map(({ device_id, x, y }) => [device_id, x, y])]),
    ).toEqual([
      [MAIN, '', [['d1', 0.1, 0.4]]],
      ['f1', '二层', [['d2', 0.5, 0.25]]],
    ]);
    // Points are told apart on the screen, also two of one device.
    expect(new Set(drawings.flatMap(({ points }) => points.map(({ key }) => key))).size).toBe(2);
  },
);

test('a device that stands in another area is taken, one of this area is not', async () => {
  const [area] = AREAS;
  const device = (id: string, chosen: number) => ({
    [area!.pointKey]: id,
    [area!.chosenKey]: chosen,
    device_name: id,
    device_number: `n ${id}`,
  });
  const { devices } = areaCallsOf(area!);
  const server = new FakeServer().on(devices, pageOf(device('free', 0), device('own', 1), device('other', 1)));
  const { page, now } = await renderHook(() => useAreaDevices(area!, 'p1', new Set(['own']), '已占用'), { server });
  await page.until(() => now().devices.length === 3);
  expect(now().devices.map(({ id, taken }) => [id, taken])).toEqual([
    ['free', undefined],
    ['own', undefined],
    ['other', '已占用'],
  ]);
  const [args] = server.sent(devices) as unknown as { params: object; query: object }[];
  expect([Object.values(args!.params), args!.query]).toMatchObject([['p1'], { device_type: area!.code, page: 1 }]);
});

test('without a project no devices are asked for', async () => {
  const server = new FakeServer();
  await renderHook(() => useAreaDevices(AREAS[0]!, undefined, new Set(), ''), { server });
  expect(server.names()).toEqual([]);
});
