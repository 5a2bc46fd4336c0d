export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

/**
 * Returns a promise with its `resolve` and `reject` functions. A rejection without a handler causes no
 * `unhandledrejection` error.
 */
export function deferred<T>(): Deferred<T> {
  const made = {} as Deferred<T>;
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
