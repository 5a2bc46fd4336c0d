import { writeFenceFile, type LonLat } from '@gongdi/geo';
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf } from './console-support/map-archive.ts';
import { openPage, openStage, type Stage } from './designer-page/open.ts';
import { areas, button, openFence, value, type FenceElement } from './fence-page/open.ts';

/** Squares side by side, so many that reading and checking them takes noticeable time. */
const MANY = JSON.stringify({
  type: 'MultiPolygon',
  coordinates: Array.from({ length: 4000 }, (_, at) => {
    const [x, y] = [121 + (at % 60) * 1e-3, 31 + Math.floor(at / 60) * 1e-3];
    return [
      [
        [x, y],
        [x + 1e-3, y],
        [x + 1e-3, y + 1e-3],
        [x, y + 1e-3],
        [x, y],
      ],
    ];
  }),
});

/** Passes a file to the editor as a user does. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  await button(page, '更多').click();
  const chooser = page.waitForEvent('filechooser');
  await button(page, '导入').click();
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('tests/browser/fence-page');
});
afterAll(() => stage?.close());

/** A rectangle, lower left corner first. */
const RING: readonly LonLat[] = [
  [121.47, 31.23],
  [121.48, 31.23],
  [121.48, 31.238],
  [121.47, 31.238],
];
const closed = [...RING, RING[0]!];
const pairs = (between: string, behind: string) => closed.map((one) => one.join(between)).join(behind);
const GPX = closed.map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('');
/** Files as other programs write them, and our own shapefile, whose parts are binary. */
const FILES: readonly (readonly [name: string, content: string | Uint8Array])[] = [
  [
    '围栏.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [closed] } }],
    }),
  ],
  [
    '围栏.kml',
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${pairs(',', ' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`,
  ],
  [
    '围栏.gpx',
    `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><trkseg>${GPX}</trkseg></trk></gpx>`,
  ],
  [
    '围栏.zip',
    writeFenceFile('shp', [{ polygon: { outer: RING, holes: [] }, name: '一期' }], 'WGS-84', 'WGS-84').bytes,
  ],
  ['围栏.wkt', `POLYGON((${pairs(' ', ', ')}))`],
];

test('takes files of every format by the file picker, each as one step; refuses what is none of them', async () => {
  const { page, context, problems } = await openFence(stage, { value: '', system: 'WGS-84' });
  await button(page, '新建').click();
  const choose = async (name: string, content: string | Uint8Array) => {
    await button(page, '更多').click();
    const chooser = page.waitForEvent('filechooser');
    await button(page, '导入').click();
    await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  };
  for (const [at, [name, content]] of FILES.entries()) {
    await choose(name, content);
    await page.getByText(`编辑区域${at + 1}`, { exact: true }).waitFor();
    const corners = ((await areas(page))[at] ?? []).map(([longitude = 0, latitude = 0]) => [
      Number(longitude.toFixed(6)),
      Number(latitude.toFixed(6)),
    ]);
    expect(corners.map(String).toSorted(), name).toEqual(RING.map(String).toSorted());
  }
  // Overlapping areas are reported, and one undo removes each imported file.
  await page
    .getByText(/区域 1 与区域 2 重叠约|区域 2 与区域 1 重叠约/)
    .first()
    .waitFor();
  for (let left = FILES.length; left > 0; left -= 1) await button(page, '撤销：导入').click();
  expect(await value(page)).toBe('');

  await choose('照片.png', 'no fence at all');
  await page.getByText('文件无法导入：无法识别文件格式', { exact: false }).first().waitFor();
  expect(await value(page)).toBe('');
  expect(problems).toEqual([]);
  await context.close();
});

/** A picture of one pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('stands on a WMTS service and on a PMTiles file, asking for the tiles of what is shown', async () => {
  const { page, context, problems } = await openPage(stage, []);
  const asked: URLSearchParams[] = [];
  await page.route('**/wmts?**', (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ body: TILE, contentType: 'image/png' });
  });
  const archive = archiveOf(TILE, 'png');
  await page.route('**/city.pmtiles', (route) => {
    const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? []).map(Number);
    const end = Math.min(to, archive.length - 1);
    return route.fulfill({
      status: 206,
      body: archive.subarray(from, end + 1),
      headers: { 'content-range': `bytes ${from}-${end}/${archive.length}`, 'accept-ranges': 'bytes' },
    });
  });
  await page.evaluate(async (origin) => {
    const element = document.createElement('x-fence') as FenceElement;
    const layers = [
      { kind: 'wmts', url: `${origin}/wmts`, layer: 'site', system: 'WGS-84', name: '测绘服务' },
      { kind: 'pmtiles', url: `${origin}/city.pmtiles`, system: 'GCJ-02', look: 'satellite', name: '离线影像' },
    ];
    Object.assign(element, { config: { map: { layers } }, props: { center: [121.47, 31.23] } });
    document.body.append(element);
    await element.ready;
  }, stage.origin);
  const foot = page.locator('x-fence .gd-map-foot');
  await foot.getByText('测绘服务 · WGS-84').waitFor();
  await page.locator('x-fence img.leaflet-tile-loaded[src*="/wmts?"]').first().waitFor();
  const [first] = asked;
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    LAYER: 'site',
    TILEMATRIXSET: 'GoogleMapsCompatible',
    TILEMATRIX: '14',
  });
  // At zoom 14 the world is 16384 tiles wide: these are the tiles around 121.47, 31.23.
  expect(asked.map((one) => Number(one.get('TILECOL')))).toContain(Math.floor(((121.47 + 180) / 360) * 16_384));
  expect(asked.map((one) => Number(one.get('TILEROW')))).toContain(6694);

  await button(page, '卫星').click();
  await foot.getByText('离线影像 · GCJ-02').waitFor();
  await page.locator('x-fence img.leaflet-tile-loaded[src^="blob:"]').first().waitFor();
  await button(page, '普通').click();
  await foot.getByText('测绘服务 · WGS-84').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('says how far a file without a system lies from the project, and takes back an import that is cancelled', async () => {
  const text = JSON.stringify([RING.map((one, at) => [...one, 0, 0, 1_700_000_000_000 + at * 1000])]);
  const { page, context, problems } = await openFence(stage, { value: text });
  await button(page, '编辑').click();
  await choose(page, '区域.wkt', 'POLYGON((121.6 31.2,121.61 31.21,121.61 31.2,121.6 31.2))');
  const said = page.getByText(/文件未写明坐标系。按 .+ 读取，/);
  await expect.poll(() => said.innerText()).toMatch(/按 WGS-84 读取，距项目 1[23](\.\d+)? 公里/);
  const before = await said.innerText();
  await page.getByLabel('文件未写明坐标系时按').selectOption('GCJ-02');
  await expect.poll(() => said.innerText()).not.toBe(before);
  expect(await value(page)).toBe(text);
  await button(page, '按此导入').click();
  await page.getByText('编辑区域2').waitFor();
  expect((await areas(page))[1]?.[0]?.slice(0, 2)).toEqual([121.6, 31.2]);
  await button(page, '撤销：导入').click();
  expect(await value(page)).toBe(text);

  await choose(page, '图斑.geojson', MANY);
  await button(page, '取消导入').click();
  await page.getByText('已取消导入，图形恢复原状').first().waitFor();
  expect(await value(page)).toBe(text);
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone, where the panel is closed, what takes long is told over the map and can be ended there', async () => {
  const { page, context, problems } = await openFence(stage, { value: [] }, { width: 390, height: 844 });
  await button(page, '新建').click();
  await choose(page, '图斑.geojson', MANY);
  const told = page.locator('.gd-fence-foot .gd-fence-work');
  await told.getByText(/4000/).waitFor();
  const [around, box] = [await page.locator('.gd-fence-map').boundingBox(), await told.boundingBox()];
  expect(box!.x).toBeGreaterThanOrEqual(around!.x);
  expect(box!.x + box!.width).toBeLessThanOrEqual(around!.x + around!.width);
  await told.getByRole('button', { name: '取消导入' }).click();
  await told.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});
