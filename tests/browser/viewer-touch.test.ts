import type { CDPSession } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';
import { openViewerStage, RICH, ViewerDriver } from './viewer-page/viewer.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());

const PHONE = { width: 390, height: 760, hasTouch: true };

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

test('a tap shows details and a tap beside it closes them; nothing is cut off on a phone', async () => {
  const viewer = await ViewerDriver.open(stage, RICH, PHONE);
  await viewer.shape('end').waitFor();
  const legend = await viewer.find('.gd-viewer-legend').boundingBox();
  const stageBox = await viewer.find('.gd-viewer-stage').boundingBox();
  expect((legend?.y ?? 0) + (legend?.height ?? 0)).toBeLessThanOrEqual((stageBox?.y ?? 0) + 0.5);
  const shown = await viewer.shape('review').boundingBox();
  await viewer.call('select', 'review');
  expect(await viewer.shape('review').boundingBox()).toEqual(shown);
  await viewer.call('select', null);
  await viewer.shape('review').tap();
  const details = viewer.find('.gd-viewer-details');
  await details.waitFor();
  expect(await details.innerText()).toContain('李监理');
  const box = await details.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await axe(viewer.page)).toEqual([]);
  await viewer.button('关闭').tap();
  await details.waitFor({ state: 'detached' });
  await viewer.button('回放').tap();
  await viewer.button('暂停').tap();
  const bar = await viewer.find('.gd-replay').boundingBox();
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await axe(viewer.page)).toEqual([]);
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});

test('two fingers scale, one moves, and a movement selects nothing', async () => {
  const viewer = await ViewerDriver.open(stage, RICH, PHONE);
  await viewer.shape('end').waitFor();
  const session = await viewer.page.context().newCDPSession(viewer.page);
  const width = async () => (await viewer.shape('review').boundingBox())?.width ?? 0;
  const before = await width();
  await touch(session, 'touchStart', [150, 250], [200, 250]);
  for (let step = 1; step <= 5; step += 1)
    await touch(session, 'touchMove', [150 - 10 * step, 250], [200 + 10 * step, 250]);
  await touch(session, 'touchEnd');
  const scaled = await width();
  expect(scaled).toBeGreaterThan(before * 2);

  const place = async () => (await viewer.shape('review').boundingBox()) ?? { x: 0, y: 0 };
  const from = await place();
  await touch(session, 'touchStart', [100, 300]);
  for (let step = 1; step <= 6; step += 1) await touch(session, 'touchMove', [100 + 10 * step, 300 - 5 * step]);
  await touch(session, 'touchEnd');
  const to = await place();
  expect(to.x - from.x).toBeGreaterThan(40);
  expect(from.y - to.y).toBeGreaterThan(15);
  expect(await viewer.events('gd-select')).toEqual([]);
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});
