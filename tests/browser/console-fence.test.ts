import { readMap } from '@gongdi/server/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { archiveOf } from './console-support/map-archive.ts';
import { act, addressOf, arrive } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

/** One grey pixel as PNG. The format requires the checksum of each chunk. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** A tile server on another origin than the console's. */
const asked: string[] = [];
const tiles = createServer((request, answer) => {
  asked.push(request.url ?? '');
  answer.setHeader('content-type', 'image/png').end(TILE);
});
await new Promise<void>((listening) => tiles.listen(0, '127.0.0.1', listening));
const folder = mkdtempSync(join(tmpdir(), 'gongdi-map-'));
afterAll(() => {
  tiles.close();
  rmSync(folder, { recursive: true });
});

writeFileSync(join(folder, 'city.pmtiles'), archiveOf(TILE, 'png'));
writeFileSync(join(folder, 'plan.png'), TILE);
writeFileSync(join(folder, 'lines.pmtiles'), archiveOf(deflateSync(''), 'mvt'));
const url = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
const layers = [
  { kind: 'xyz', url, system: 'WGS-84', name: '本地瓦片' },
  { kind: 'pmtiles', url: 'city.pmtiles', system: 'GCJ-02', look: 'satellite', name: '离线影像' },
  { kind: 'pmtiles', url: 'lines.pmtiles', system: 'GCJ-02', name: '矢量底图' },
  {
    kind: 'drawing',
    url: 'plan.png',
    system: 'WGS-84',
    points: [
      { pixel: [0, 0], at: [121.47, 31.24] },
      { pixel: [1, 0], at: [121.48, 31.24] },
    ],
  },
];
writeFileSync(join(folder, 'map.json'), JSON.stringify({ layers }));

const { open } = withConsole({ map: await readMap(join(folder, 'map.json')) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function draw(page: Page, corners: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('no map');
  for (const [x, y] of corners) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
}

it('console 2.6 and 8: a fence is drawn from the project list, saved, read again, and an earlier version restored', async () => {
  const page = await open('/projectmanage', { user: 'admin' });
  const row = page.locator('tr[data-row-key]').first();
  const project = await row.getAttribute('data-row-key');
  const name = (await row.locator('td').nth(1).innerText()).trim();
  await act(row, '电子围栏');
  await arrive(page, '/projectmanage/fence');
  expect(addressOf(page)).toBe(`/projectmanage/fence?projectId=${project}`);
  await page.locator('.gd-console-trail').getByText(name).waitFor();
  await page.locator('.gd-console-trail').getByRole('link', { name: '项目管理' }).waitFor();

  const start = page.getByRole('button', { name: /^(新建|编辑)$/ });
  // Until the fence has come there is nothing to press, whatever stands on the button.
  await expect.poll(() => start.isEnabled()).toBe(true);
  const drawn = (await start.innerText()).trim() === '编辑';
  await start.click();
  // The panel comes with the first edit, and makes the map narrower.
  const areas = page.getByText(/^编辑区域\d+$/);
  await button(page, '添加区域').waitFor();
  if (drawn) await areas.first().waitFor();
  const before = await areas.count();
  if (drawn) await button(page, '添加区域').click();
  await draw(page, [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ]);
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor();
  await button(page, '保存').click();
  await page.getByText('电子围栏数据保存成功').first().waitFor();

  await page.reload();
  await button(page, '编辑').click();
  await expect.poll(() => page.getByText(/^编辑区域\d+$/).count()).toBe(before + 1);
  await button(page, `删除区域 ${before + 1}`).click();
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor({ state: 'detached' });
  await button(page, '历史版本').click();
  await page.getByRole('button', { name: '恢复此版本' }).first().click();
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor();
  await page
    .getByText(/的版本，保存后生效/)
    .first()
    .waitFor();
  await button(page, '取消').click();
  await button(page, '放弃修改').click();
});

it('stands on the maps that the server was started with, and asks nobody else', async () => {
  const page = await open('/projectmanage', { user: 'regulator' });
  await act(page.locator('tr[data-row-key]').first(), '电子围栏');
  await arrive(page, '/projectmanage/fence');
  const foot = page.locator('.gd-map-foot');
  await foot.getByText('本地瓦片 · WGS-84').waitFor();
  await page.locator('img.leaflet-tile-loaded').first().waitFor();
  expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);

  const plan = page.locator('img.leaflet-image-layer');
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect.poll(() => plan.getAttribute('style')).toContain('matrix(');

  await button(page, '卫星').click();
  await foot.getByText('离线影像 · GCJ-02').waitFor();
  await page.locator('img.leaflet-tile-loaded[src^="blob:"]').first().waitFor();
  await page.getByLabel('底图', { exact: true }).and(page.locator('select')).selectOption({ label: '矢量底图' });
  await page.getByRole('alert').getByText('矢量瓦片，无法显示').waitFor();
  await foot.getByText(/^经纬网/).waitFor();
});

it('console 6: without projectmanage|fence one looks at it only', async () => {
  const page = await open('/projectmanage', { user: 'regulator' });
  await act(page.locator('tr[data-row-key]').first(), '电子围栏');
  await arrive(page, '/projectmanage/fence');
  await page.locator('.gd-map-scale').waitFor();
  expect(await page.getByRole('button', { name: /^(新建|编辑)$/ }).count()).toBe(0);
});
