// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useVisits } from './use-open-pages.ts';
import { COMES_BACK, useWayBack } from './way-back.ts';

const pageOf = (at: string) =>
  renderHook(
    () => {
      useVisits(true);
      return useWayBack('/staff');
    },
    { at },
  );

test('a page that was opened from a list goes back to it as it was, and its tab closes', async () => {
  const { page, now } = await pageOf('/staff?page=3&name=a');
  await page.go('/staff/edit?id=1', COMES_BACK);
  const { pages } = page.services;
  expect(pages.snapshot().pages.map(({ key }) => key)).toEqual(['/staff', '/staff/edit?id=1']);
  await page.act(() => now()());
  expect(page.here).toBe('/staff?page=3&name=a');
  expect(pages.snapshot().pages.map(({ key }) => key)).toEqual(['/staff']);
});

test('a page that was opened by its address goes to the list at its last address, not to the page before', async () => {
  const { page, now } = await pageOf('/staff?page=3');
  await page.go('/projectmanage');
  await page.go('/staff/edit?id=1');
  await page.act(() => now()());
  expect(page.here).toBe('/staff?page=3');
});

test('if the list was never open, it is opened', async () => {
  const { page, now } = await pageOf('/staff/edit?id=1');
  await page.act(() => now()());
  expect(page.here).toBe('/staff');
});
