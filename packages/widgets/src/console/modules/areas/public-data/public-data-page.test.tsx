// @vitest-environment jsdom
import { areaCallsOf, CallFailure, calls } from '@gongdi/api';
import { AREAS, ERRORS, findDeviceType } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole, type ConsoleOptions } from '../../../testing/render-console.tsx';
import { PublicDataPage } from './public-data-page.tsx';

const AREA = AREAS.find((area) => areaCallsOf(area).realExport !== undefined)!;
const [QUANTITY] = findDeviceType(AREA.code)!.quantities;
const { publicData } = calls.area;
const exported = areaCallsOf(AREA).realExport!;

/** Names of the files that were saved. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const area = (id: string) => ({ id, area_name: `区域${id}`, area_type: AREA.code, monitor_status: 1 });
const point = (device_id: string, more: object = {}) => ({
  area_id: 'a1',
  device_id,
  point_name: `测点${device_id}`,
  online: 1,
  level: 0,
  at: '2026-11-02T00:00:00.000Z',
  values: { [QUANTITY!.key]: 1 },
  ...more,
});
const data = (...list: object[]) => ({ project_name: '跨江大桥', areas: [area('a1'), area('a2')], list }) as never;

async function publicPage(server: FakeServer, options: ConsoleOptions = {}) {
  return renderConsole(<PublicDataPage />, { server, at: '/publicdata?projectId=p1', loggedOut: true, ...options });
}

test('without a project or an area nothing is asked', async () => {
  const server = new FakeServer();
  const page = await publicPage(server, { at: '/publicdata' });
  expect([page.text.includes('地址中需要 projectId 或 areaId'), server.names(publicData)]).toEqual([true, []]);
});

test('points are counted by their state and listed by area; an area without points says so', async () => {
  const server = new FakeServer().on(
    publicData,
    data(point('1'), point('2', { level: 2 }), point('3', { online: 0, at: null })),
  );
  const page = await publicPage(server);
  await page.until('跨江大桥');
  expect(server.sent(publicData)).toEqual([{ query: { project_id: 'p1', area_id: undefined } }]);
  const counts = page.all('.gd-public-counts li').map(({ textContent }) => textContent);
  expect(counts).toEqual(expect.arrayContaining(['1正常', '1报警', '1离线']));
  expect(page.all('tbody tr').map((row) => row.querySelector('th')!.textContent)).toEqual(['测点1', '测点2', '测点3']);
  expect(page.text).toContain('该区域还没有布置测点');
});

test('what is not published is told from what could not be read', async () => {
  const missing = new CallFailure('没有', { code: ERRORS.notFound.code, status: 404 });
  const none = await publicPage(new FakeServer().on(publicData, missing));
  await none.until('没有公示的监测数据');
  await none.unmount();
  const server = new FakeServer().on(publicData, new CallFailure('服务暂不可用', { status: 503 }));
  const failed = await publicPage(server);
  await failed.until('服务暂不可用');
  server.on(publicData, data(point('1')));
  await failed.press('重试');
  await failed.until('测点1');
});

test('after a failed refresh the last values stay, with the time when they were read', async () => {
  const server = new FakeServer().on(publicData, data(point('1')));
  const page = await publicPage(server);
  await page.until('测点1');
  server.on(publicData, new CallFailure('网络错误', { status: 0 }));
  await page.act(() => page.queries.refetchQueries());
  await page.until('刷新失败，以下数据读取于');
  expect(page.text).toContain('测点1');
});

test('values are exported by logged-in users who may see them, and by nobody else', async () => {
  const server = new FakeServer().on(publicData, data(point('1'))).on(exported, new Response('xlsx'));
  const anybody = await publicPage(server);
  await anybody.until('测点1');
  expect(anybody.choice('导出')).toBeUndefined();
  await anybody.unmount();
  const user = await publicPage(server, { loggedOut: false, may: [`${AREA.path}|rundata`] });
  await user.until('测点1');
  await user.press('导出');
  await user.until(() => saved.length === 1);
  expect([saved, server.sent(exported)]).toEqual([['区域a2.xlsx'], [{ query: { area_id: 'a2' } }]]);
});
