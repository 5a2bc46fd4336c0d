// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterRows } from './use-after-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const Page = ({ waiting }: { waiting: boolean }) => String(useAfterRows(waiting));

/** A page that says whether its surroundings are there. */
function page(waiting: boolean) {
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (now: boolean) => act(() => root.render(<Page waiting={now} />));
  show(waiting);
  return { late: () => box.textContent === 'true', show, leave: () => act(() => root.unmount()) };
}

test('what stands around rows comes when they are painted', async () => {
  const { late, show, leave } = page(true);
  await pass(100);
  expect(late()).toBe(false);
  show(false);
  await pass(32);
  expect(late(), 'before the rows are seen').toBe(false);
  await pass(40);
  expect(late()).toBe(true);
  show(true);
  expect(late(), 'another page of rows takes nothing away').toBe(true);
  leave();
});

test('it comes without them when the answer is slow, or nothing is painted in the background', async () => {
  const slow = page(true);
  await pass(199);
  expect(slow.late()).toBe(false);
  await pass(1);
  expect(slow.late()).toBe(true);
  slow.leave();

  vi.stubGlobal('requestAnimationFrame', () => 1);
  const hidden = page(false);
  await pass(200);
  expect(hidden.late()).toBe(true);
  hidden.leave();
});

test('a page that is left first leaves no timer', () => {
  const { show, leave } = page(true);
  show(false);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
