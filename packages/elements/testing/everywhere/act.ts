import { flushSync } from 'react-dom';

/**
 * In place of React's `act`, which its production build does not have: renders at once what the work changes; after
 * asynchronous work, React has rendered when the next task begins.
 */
export function act<T>(work: () => T): T {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  if (!(result instanceof Promise)) return result as T;
  return result.then((value: unknown) => new Promise((done) => setTimeout(() => done(value)))) as T;
}
