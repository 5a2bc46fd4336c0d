import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_DELAY, ChangeNotifier } from './change-notifier.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst is told once, at most a second after it began', () => {
  const listener = vi.fn();
  const notifier = new ChangeNotifier(listener);
  for (let at = 0; at < 900; at += 100) {
    notifier.changed();
    vi.advanceTimersByTime(100);
    if (at === CHANGE_DELAY - 100) expect(listener).toHaveBeenCalledTimes(1);
  }
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(CHANGE_DELAY).toBeLessThanOrEqual(1000);
});

test('flush tells at once and only what is untold', () => {
  const listener = vi.fn();
  const notifier = new ChangeNotifier(listener);
  notifier.flush();
  expect(listener).not.toHaveBeenCalled();
  notifier.changed();
  notifier.flush();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a cancelled notice is never told', () => {
  const listener = vi.fn();
  const notifier = new ChangeNotifier(listener);
  notifier.changed();
  notifier.cancel();
  vi.advanceTimersByTime(5000);
  expect(listener).not.toHaveBeenCalled();
});
