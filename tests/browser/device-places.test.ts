import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, openStage, type OpenPage, type Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';
import { SIZE } from './support/tiny-film.ts';
import { tinyFlv } from './support/tiny-flv.ts';
import { tinyHls } from './support/tiny-hls.ts';

interface Site {
  source(): { load(signal: AbortSignal): Promise<{ devices: object[] }> };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('tests/browser/device-table-page');
});
afterAll(() => stage?.close());

/**
 * Opens a table with a helmet that moved a kilometre in an hour, with half an hour without reports, and three cameras.
 */
async function open(): Promise<OpenPage> {
  const opened = await openPage(stage, ['x-table'], { width: 1280, height: 900 });
  await opened.page.route('**/live/1.flv', (route) => route.fulfill({ body: tinyFlv(), contentType: 'video/x-flv' }));
  await opened.page.evaluate((origin) => {
    const Made = Reflect.get(globalThis, 'TableSite') as new (types: number[]) => Site;
    const source = new Made([13, 58, 58, 13, 58]).source();
    const minute = 60_000;
    const trend = async ({ quantities, end }: { quantities: string[]; end: number }) =>
      quantities.map((quantity) => ({
        quantity,
        points: Array.from({ length: 60 }, (_, i) => i)
          .filter((i) => i < 20 || i >= 50)
          .map((i) => {
            const value = quantity === 'longitude' ? 121.47 + i / 6000 : quantity === 'latitude' ? 31.23 : 80 + i;
            return [end - (60 - i) * minute, value, value, value, value];
          }),
      }));
    const load = async (signal: AbortSignal) => {
      const whole = await source.load(signal);
      const stream = ['', `${origin}/live/1.flv`, `${origin}/live/none.flv`, '', `${origin}/hls/1.m3u8`];
      return { ...whole, devices: whole.devices.map((one, i) => ({ ...one, stream: stream[i] })) };
    };
    Object.assign(document.querySelector('x-table') ?? {}, { props: { source: { ...source, load, trend } } });
  }, stage.origin);
  await name(opened.page, 0).waitFor();
  return opened;
}

const name = (page: Page, index: number) =>
  page.locator(`x-table tr[data-row-key='d${index}']`).getByRole('button', { name: `设备 ${index + 1}` });
const panelOf = (page: Page, index: number) => page.getByRole('region', { name: `设备详情：设备 ${index + 1}` });

test('a helmet is found on the map, its way is played over the silence, the overview moves the map by keys', async () => {
  const { page, close, problems } = await open();
  await name(page, 0).click();
  const panel = panelOf(page, 0);
  await panel.getByRole('button', { name: '位置与轨迹', exact: true }).click();
  const bar = panel.getByRole('group', { name: '轨迹回放' });
  await bar.waitFor();
  const slider = bar.getByRole('slider', { name: '轨迹时间' });
  const state = async () => ({
    at: Number(await slider.inputValue()),
    min: Number(await slider.getAttribute('min')),
    max: Number(await slider.getAttribute('max')),
  });
  // The slider is at its end: the present position.
  const first = await state();
  expect(first.at).toBe(first.max);
  const arrow = panel.locator('.gd-track-arrow');
  await arrow.waitFor();
  const placeOf = async () => (await arrow.boundingBox())!.x;
  const last = await placeOf();

  // By keyboard to the beginning, then played to the end: an hour in less than three seconds.
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await state()).at).toBe(first.min);
  await expect.poll(placeOf).toBeLessThan(last - 100);
  await bar.getByRole('combobox', { name: '播放速度' }).selectOption({ label: '1200 倍速' });
  await bar.getByRole('button', { name: '播放轨迹' }).press('Enter');
  await bar.getByRole('button', { name: '暂停' }).waitFor();
  await expect.poll(async () => (await state()).at).toBe(first.max);
  await bar.getByRole('button', { name: '播放轨迹' }).waitFor();
  // The track is known in two parts; no line joins them.
  const drawn = await panel.locator('path.gd-track-whole').getAttribute('d');
  expect(drawn?.match(/M/g)).toHaveLength(2);

  const overview = panel.getByRole('button', { name: '显示鹰眼图' });
  await overview.press('Enter');
  const small = panel.getByRole('application', { name: /^鹰眼图/ });
  await small.waitFor();
  await panel.getByRole('checkbox', { name: '跟随' }).uncheck();
  await small.focus();
  const before = await placeOf();
  await page.keyboard.press('ArrowRight');
  await expect.poll(placeOf).toBeLessThan(before - 200);
  expect(await axe(page)).toEqual([]);

  // Compared with the second helmet in one chart.
  await panel.getByRole('button', { name: '趋势', exact: true }).click();
  await panel.getByRole('combobox', { name: '加入同类设备对比' }).selectOption({ label: '设备 4 · TC-004' });
  await panel.getByRole('rowheader', { name: '设备 4', exact: true }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

/** Returns whether this browser supports H.264. */
const playsFilm = (page: Page): Promise<boolean> =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42C00A"'));

test('FLV is played; a stream that is over, and one that is not there, say so', async () => {
  const { page, close } = await open();
  await name(page, 1).click();
  await panelOf(page, 1).getByRole('tab', { name: '视频' }).click();
  const plays = await playsFilm(page);
  // A Chromium without H.264 must show a message that it cannot play; everything else is the same there.
  if (plays) {
    const video = panelOf(page, 1).locator('video');
    const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth);
    await expect.poll(width).toBe(SIZE);
    await panelOf(page, 1).getByText('视频已结束').waitFor({ timeout: 20_000 });
  } else await panelOf(page, 1).getByText('此浏览器不支持播放该视频').waitFor();

  await name(page, 2).click();
  const gone = panelOf(page, 2);
  await gone.getByRole('tab', { name: '视频' }).click();
  if (plays) {
    await gone.getByText('视频没有画面').waitFor();
    await gone.getByRole('button', { name: '重试' }).waitFor();
  }
  await close();
});

test('HLS is played once it is there: its list, its head and both of its parts are asked for', async () => {
  const { page, close } = await open();
  const files: Readonly<Record<string, { body: Buffer; contentType: string }>> = tinyHls();
  const asked: string[] = [];
  let isThere = false;
  await page.route('**/hls/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!;
    asked.push(file);
    return isThere ? route.fulfill(files[file]) : route.fulfill({ status: 404, body: '' });
  });
  await name(page, 4).click();
  const panel = panelOf(page, 4);
  await panel.getByRole('tab', { name: '视频' }).click();
  // A Chromium without H.264 must show the message here as well.
  if (!(await playsFilm(page))) {
    await panel.getByText(/此浏览器不支持播放该视频|视频没有画面/).waitFor({ timeout: 30_000 });
    return close();
  }
  await panel.getByText('视频没有画面').waitFor({ timeout: 30_000 });
  expect(new Set(asked)).toEqual(new Set(['1.m3u8']));
  isThere = true;
  await panel.getByRole('button', { name: '重试' }).click();
  const width = () => panel.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth);
  await expect.poll(width).toBe(SIZE);
  await panel.getByText('视频已结束').waitFor({ timeout: 20_000 });
  expect(new Set(asked)).toEqual(new Set(['1.m3u8', 'head.mp4', '1.m4s', '2.m4s']));
  return close();
});
