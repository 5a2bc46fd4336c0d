import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_DELAY, ChangeNotifier } from './change-notifier.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst is told once, at most a second after it began', () => {
  const told = vi.fn();
  const notifier = new ChangeNotifier(told);
  for (let at = 0; at < 900; at += 100) {
    notifier.changed();
    vi.advanceTimersByTime(100);
    if (at === CHANGE_DELAY - 100) expect(told).toHaveBeenCalledTimes(1);
  }
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(2);
  expect(CHANGE_DELAY).toBeLessThanOrEqual(1000);
});

test('flush tells at once and only what is untold', () => {
  const told = vi.fn();
  const notifier = new ChangeNotifier(told);
  notifier.flush();
  expect(told).not.toHaveBeenCalled();
  notifier.changed();
  notifier.flush();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a cancelled notice is never told', () => {
  const told = vi.fn();
  const notifier = new ChangeNotifier(told);
  notifier.changed();
  notifier.cancel();
  vi.advanceTimersByTime(5000);
  expect(told).not.toHaveBeenCalled();
});
