import { log } from './log.ts';

/** Number of retries and pause (ms): of requests for a map and its content (console specification, section 4), and of late code. */
export const RETRY = { times: 3, pause: 1500 };

/**
 * Calls a function and repeats it up to three times after failures, 1.5 s apart; not when the session has ended, since
 * retries cannot restore it. Each failure is logged (console specification, section 8).
 * @param failed called after each failure that is followed by another try, with the number of that try (1, 2, 3)
 * @throws the error of the last try, or the signal's reason
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  failed: (error: unknown, next: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!signal?.aborted) log('asked again', error);
      if (signal?.aborted || attempt > RETRY.times || endsSession(error)) throw error;
      failed(error, attempt);
      await pause(RETRY.pause, signal);
    }
  }
}

/** Returns whether a failed call (`CallFailure`) reports that there is no session. */
const endsSession = (error: unknown): boolean =>
  error instanceof Error && 'endsSession' in error && error.endsSession === true;

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
