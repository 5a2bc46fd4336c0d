// @vitest-environment jsdom
import { CallFailure, calls, type MapConfig, type WholeMaps } from '@gongdi/api';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { MAPS, useMapsEdit } from './use-maps-edit.ts';

const { change } = calls.map;
const maps = (version: number, config: MapConfig = {}) => ({ version, config, fixed: false }) as unknown as WholeMaps;
const at = (lng: number) => ({ center: [lng, 32] }) as unknown as MapConfig;

async function edit(first = maps(4, at(118))) {
  const server = new FakeServer();
  const { page, now } = await renderHook(
    () => {
      const [stored, setStored] = useState(first);
      return { edit: useMapsEdit(stored), setStored };
    },
    { server },
  );
  return { page, server, now: () => now().edit, arrive: (next: WholeMaps) => page.act(() => now().setStored(next)) };
}

test('a change is one until it is undone, whatever order the members have', async () => {
  const { page, now } = await edit(maps(4, { ...at(118), roads: true } as unknown as MapConfig));
  await page.act(() => now().change({ roads: true, ...at(118) } as unknown as MapConfig));
  expect(now().changed).toBe(false);
  await page.act(() => now().change(at(119)));
  expect(now().changed).toBe(true);
  await page.act(() => now().undo());
  expect([now().changed, now().config]).toEqual([false, { ...at(118), roads: true }]);
});

test('what is emptied is left out, as the server stores it', async () => {
  const { page, now } = await edit(maps(4));
  await page.act(() => now().change({ layers: [], center: undefined }));
  expect([now().changed, now().config]).toEqual([false, {}]);
});

test('newer stored maps are shown, but not over changes that are not saved', async () => {
  const { page, now, arrive } = await edit();
  await arrive(maps(5, at(120)));
  expect(now().config).toEqual(at(120));
  await page.act(() => now().change(at(121)));
  await arrive(maps(6, at(122)));
  expect([now().config, now().changed]).toEqual([at(121), true]);
  await page.act(() => now().undo());
  expect(now().config).toEqual(at(122));
});

test('a save sends the version that was read; what comes back is the new base', async () => {
  const { page, server, now } = await edit();
  server.on(change, ({ body }) => maps(body.version + 1, body.config) as never);
  await page.act(() => now().change(at(119)));
  await page.act(() => now().save());
  expect(server.sent(change)).toEqual([{ body: { version: 4, config: at(119) } }]);
  expect([now().changed, now().isStale, now().busy]).toEqual([false, true, false]);
  expect(page.queries.getQueryData([MAPS])).toEqual(maps(5, at(119)));
  await page.act(() => now().change(at(118)));
  await page.act(() => now().save());
  expect(server.sent(change)[1]!.body.version).toBe(5);
});

test('a refusal names each problem, and loses nothing', async () => {
  const { page, server, now } = await edit();
  const problems = [{ path: 'layers.0.url', code: 'x', message: '地址不正确' }] as never;
  server.on(change, new CallFailure('校验失败', { status: 422, problems }));
  await page.act(() => now().change(at(119)));
  await page.act(() => now().save());
  expect([now().failure, now().config, now().changed, now().isStale]).toEqual([
    { message: '校验失败', problems: ['layers.0.url: 地址不正确'] },
    at(119),
    true,
    false,
  ]);
  await page.act(() => now().undo());
  expect(now().failure).toBeUndefined();
});
