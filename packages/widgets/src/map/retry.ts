import { log } from '../kit/log.ts';

/** How often a map, or what is shown on it, is asked for again, and after how long (console specification, section 4). */
export const RETRY = { times: 3, pause: 1500 };

/**
 * Tries, and again up to three times, 1.5 s apart; not when there is no session, which does not come by itself. Each
 * failure is logged (section 8).
 * @param failed told after each failure that is followed by another try, with the number of that try (1, 2, 3)
 * @throws what the last try threw, or the signal's reason
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

/** Says a failed call (`CallFailure`). */
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
