/** Longest wait for a chunk, in milliseconds (spec/settled.md, 10). */
export const LOAD_LIMIT = 120_000;

/** An error that an element shows and tells as `gd-error`. */
export class ElementError extends Error {
  readonly code: string;
  readonly where: string;

  constructor(code: string, where: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.code = code;
    this.where = where;
  }
}

/** Runs `load`, and rejects with `load_failed`, or with `load_timeout` after 120 s. */
export function withinLimit<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ElementError('load_timeout', 'load', '120000 ms')), LOAD_LIMIT);
  });
  const loaded = load().catch((error: unknown) => {
    throw new ElementError('load_failed', 'load', error);
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
