// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import type { WallPage } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { useLayoutEdit } from './use-layout.ts';

const { arrange } = calls.wall;
const pages = (...titles: string[]): WallPage[] => titles.map((title) => ({ title, seconds: 20, tiles: [] }));

async function edit(version = 3) {
  const server = new FakeServer().on(arrange, ({ body }) => ({ version: body.version + 1 }));
  const stored = { pages: pages('甲'), version };
  const { page, now } = await renderHook(() => useLayoutEdit('w1', stored), { server });
  const titles = () => now().pages.map(({ title }) => title);
  return { page, server, now, titles };
}

test('what was changed can be undone and done again', async () => {
  const { page, now, titles } = await edit();
  expect([now().canUndo, now().canRedo, now().dirty]).toEqual([false, false, false]);
  await page.act(() => now().change(pages('甲', '乙')));
  await page.act(() => now().change(pages('甲', '乙', '丙')));
  await page.act(() => now().undo());
  expect([titles(), now().canUndo, now().canRedo]).toEqual([['甲', '乙'], true, true]);
  await page.act(() => now().redo());
  expect(titles()).toEqual(['甲', '乙', '丙']);
  await page.act(() => now().undo());
  await page.act(() => now().change(pages('甲', '丁')));
  expect(now().canRedo).toBe(false);
});

test('everything undone is nothing to store', async () => {
  const { page, now } = await edit();
  await page.act(() => now().change(pages('乙')));
  expect([now().dirty, now().edited]).toEqual([true, true]);
  await page.act(() => now().undo());
  expect([now().dirty, now().edited]).toEqual([false, false]);
});

test('a wall that nobody has arranged can be stored as it begins, but there is nothing to lose', async () => {
  const { now } = await edit(0);
  expect([now().dirty, now().edited]).toEqual([true, false]);
});

test('each store sends the version of the one before; it can still be undone', async () => {
  const { page, server, now } = await edit();
  await page.act(() => now().change(pages('乙')));
  await page.act(() => now().save.mutateAsync());
  expect([now().dirty, now().canUndo]).toEqual([false, true]);
  await page.act(() => now().undo());
  expect(now().dirty).toBe(true);
  await page.act(() => now().save.mutateAsync());
  expect(server.sent(arrange).map(({ body }) => [body.id, body.version, body.pages[0]!.title])).toEqual([
    ['w1', 3, '乙'],
    ['w1', 4, '甲'],
  ]);
});

test('what was refused is still to be stored', async () => {
  const { page, server, now } = await edit();
  server.on(arrange, new CallFailure('大屏已被他人修改', { status: 409 }));
  await page.act(() => now().change(pages('乙')));
  await page.act(() =>
    now()
      .save.mutateAsync()
      .catch(() => undefined),
  );
  await page.until(() => now().save.error !== null);
  expect([now().dirty, now().save.error?.message]).toEqual([true, '大屏已被他人修改']);
});
