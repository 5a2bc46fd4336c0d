import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeablePause } from './wakeable-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns whether a pause of one second is over after some milliseconds. */
async function isOverAfter(pause: ReturnType<typeof wakeablePause>, millis: number, then = (): void => undefined) {
  let isOver = false;
  void pause.rest(1000).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(millis);
  then();
  await vi.advanceTimersByTimeAsync(0);
  return isOver;
}

it('lasts as long as it was asked to', async () => {
  expect(await isOverAfter(wakeablePause(), 999)).toBe(false);
  expect(await isOverAfter(wakeablePause(), 1000)).toBe(true);
});

it('ends when it is woken, once', async () => {
  const pause = wakeablePause();
  expect(await isOverAfter(pause, 10, () => pause.wake())).toBe(true);
  expect(await isOverAfter(pause, 10)).toBe(false);
});

it('does not begin when it was woken before, unless that is forgotten', async () => {
  const pause = wakeablePause();
  pause.wake();
  expect(await isOverAfter(pause, 0)).toBe(true);
  pause.wake();
  pause.forget();
  expect(await isOverAfter(pause, 10)).toBe(false);
});
