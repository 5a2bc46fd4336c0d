// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { PAUSE } from './rotation.ts';
import { useRotation } from './use-rotation.ts';
import { useTicking } from './use-ticking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function wall(...seconds: number[]) {
  const { page, now } = await renderHook(() => useRotation(seconds));
  const pass = (ms: number) => page.act(() => vi.advanceTimersByTimeAsync(ms));
  return { page, now, pass };
}

test('each page stays for its own time; the first follows the last', async () => {
  const { now, pass } = await wall(5, 20);
  await pass(4_900);
  expect(now().page).toBe(0);
  await pass(200);
  expect(now().page).toBe(1);
  await pass(19_700);
  expect(now().page).toBe(1);
  await pass(400);
  expect(now().page).toBe(0);
});

test('a wall with one page does not turn', async () => {
  const { now, pass } = await wall(5);
  await pass(60_000);
  expect(now().page).toBe(0);
});

test('a pause holds the page, and ends by itself: nobody remembers to start a wall again', async () => {
  const { page, now, pass } = await wall(5, 5);
  await page.act(() => now().hold());
  await pass(60_000);
  expect([now().page, now().paused]).toEqual([0, true]);
  await pass(PAUSE - 60_000 + 100);
  expect(now().paused).toBe(false);
  await pass(5_100);
  expect(now().page).toBe(1);
});

test('each touch begins the pause anew', async () => {
  const { page, now, pass } = await wall(5, 5);
  await page.act(() => now().hold());
  await pass(PAUSE - 1_000);
  await page.act(() => now().hold());
  await pass(2_000);
  expect(now().paused).toBe(true);
  await page.act(() => now().resume());
  expect(now().paused).toBe(false);
});

test('one can turn by hand in both directions', async () => {
  const { page, now } = await wall(5, 5, 5);
  await page.act(() => now().turn(-1));
  expect(now().page).toBe(2);
  await page.act(() => now().turn(1));
  expect(now().page).toBe(0);
});

test('time is told at its interval, and no more after the page has gone', async () => {
  const { page, now } = await renderHook(() => useTicking(5_000));
  const first = now();
  await page.act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(now() - first).toBe(5_000);
  await page.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
