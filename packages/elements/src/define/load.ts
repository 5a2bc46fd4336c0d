/** Longest wait for a chunk, in milliseconds (spec/settled.md, 10). */
const LOAD_LIMIT = 120_000;

/** What kept a widget from coming; each has its words in `text/`. */
export type FailureCode = 'load_failed' | 'load_timeout' | 'mount_failed';

/** Runs `load`; rejects with the error, its `code` added: `load_failed`, or `load_timeout` after 120 s. */
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
