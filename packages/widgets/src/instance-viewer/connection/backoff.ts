/** Milliseconds between two readings unless the host says otherwise. */
export const DEFAULT_INTERVAL = 10_000;
/** Longest wait however often it failed, ms. */
const LONGEST = 300_000;
/** Shortest wait: a host's 1 must not become a flood. */
const SHORTEST = 1_000;

/**
 * How long to wait for the next reading, ms: twice as long after each failure, up to five minutes, and after a failure
 * shifted by up to a fifth, so that many viewers do not come back in step.
 *
 * @param chance 0 to 1
 */
export function waitAfter(interval: number, failures: number, chance: number): number {
  const base = Math.max(SHORTEST, interval);
  if (failures === 0) return base;
  return Math.min(LONGEST, base * 2 ** Math.min(failures, 20)) * (0.8 + 0.4 * chance);
}

/** Waits, and goes on waiting while nobody looks at the page. Ends at once when it is no longer wanted. */
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
