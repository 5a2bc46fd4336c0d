/** Longest wait for a chunk, in milliseconds (settled point 10). */
const LOAD_LIMIT = 120_000;

/** Reason why a widget could not be shown; `text/` has a message for each. */
export type FailureCode = 'load_failed' | 'load_timeout' | 'mount_failed';

/** Runs `load`. Rejects with the error and a `code`: `load_failed`, or `load_timeout` after 120 s. */
export function withinLimit<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: FailureCode, error: Error) => reject(Object.assign(error, { code }));
    const timer = setTimeout(() => fail('load_timeout', new Error(`${LOAD_LIMIT} ms`)), LOAD_LIMIT);
    const stop = () => clearTimeout(timer);
    load()
      .then(resolve, (error: Error) => fail('load_failed', error))
      .finally(stop);
  });
}
