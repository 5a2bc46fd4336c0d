// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useOnline } from './use-online.ts';
import { useOutboxWork, usePending } from './use-outbox.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The work of a logged-in user, with the number of attempts to send. */
async function work(online: () => boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(online);
  const flushes = { count: 0 };
  const { page, now } = await renderHook(() => {
    useOutboxWork();
    return usePending('sample', 'a').length;
  });
  const { outbox } = page.services;
  vi.spyOn(outbox, 'flush').mockImplementation(async () => void (flushes.count += 1));
  return { page, now, outbox, flushes };
}

test('it is sent when the network comes back, and when the tab is seen again', async () => {
  let online = false;
  const { page, flushes } = await work(() => online);
  await page.act(() => window.dispatchEvent(new Event('online')));
  expect(flushes.count).toBe(0);
  online = true;
  await page.act(() => window.dispatchEvent(new Event('online')));
  expect(flushes.count).toBe(1);
  await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(flushes.count).toBe(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(flushes.count).toBe(2);
});

test('nothing is sent any more after the page is gone', async () => {
  const { page, flushes } = await work(() => true);
  await page.unmount();
  window.dispatchEvent(new Event('online'));
  expect(flushes.count).toBe(0);
});

test('a step that waits is known by its record', async () => {
  const { page, now, outbox } = await work(() => false);
  const keep = (resource: string, id: string) =>
    page.act(() => outbox.keep(outbox.entry({ resource, step: { name: 'x', id }, title: 'x', input: {}, files: [] })));
  await keep('sample', 'b');
  await keep('other', 'a');
  expect(now()).toBe(0);
  await keep('sample', 'a');
  expect(now()).toBe(1);
});

test('the browser tells when the network goes and comes', async () => {
  let online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const { page, now } = await renderHook(useOnline);
  expect(now()).toBe(true);
  online = false;
  await page.act(() => window.dispatchEvent(new Event('offline')));
  expect(now()).toBe(false);
});
