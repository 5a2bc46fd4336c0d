/** Default interval between two readings, ms. */
export const DEFAULT_INTERVAL = 10_000;
/** Maximum wait after any number of failures, ms. */
const LONGEST = 300_000;
/** Minimum wait, ms: an interval of 1 set by a host must not cause a flood of requests. */
const SHORTEST = 1_000;

/**
 * Returns the wait before the next reading, ms. It doubles after each failure up to five minutes. After a failure it is
 * also shifted by up to a fifth, so that many viewers do not send requests at the same time.
 * @param chance random number, 0 to 1
 */
export function waitAfter(interval: number, failures: number, chance: number): number {
  const base = Math.max(SHORTEST, interval);
  if (failures === 0) return base;
  return Math.min(LONGEST, base * 2 ** Math.min(failures, 20)) * (0.8 + 0.4 * chance);
}

/** Waits, and continues to wait while the page is hidden. Ends at once when the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await ended(signal, (end) => {
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  });
  if (signal.aborted || !document.hidden) return;
  await ended(signal, (end) => {
    document.addEventListener('visibilitychange', end);
    return () => document.removeEventListener('visibilitychange', end);
  });
}

function ended(signal: AbortSignal, begin: (end: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = begin(() => end());
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
