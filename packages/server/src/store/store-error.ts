import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

/** Every reason for which the store refuses to open. */
export type StoreErrorCode = keyof typeof zh;
type ValuesOf<C extends StoreErrorCode> = Parameters<(typeof zh)[C]>[0];

/**
 * The reason why the store cannot be opened, with a message that says what to do. All reasons are in the environment (a
 * folder, a platform, a server, a version), so the command line ends with exit code 3.
 */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** The message in both interface languages; `message` is the English one. */
  readonly text: { readonly zh: string; readonly en: string };

  private constructor(code: StoreErrorCode, text: { zh: string; en: string }, cause: unknown) {
    super(text.en, { cause });
    this.name = 'StoreError';
    this.code = code;
    this.text = text;
  }

  static of<C extends StoreErrorCode>(code: C, values: ValuesOf<C>, cause?: unknown): StoreError {
    const textIn = (catalogue: typeof zh): string => (catalogue[code] as (v: ValuesOf<C>) => string)(values);
    return new StoreError(code, { zh: textIn(zh), en: textIn(en) }, cause);
  }
}

/** Returns one line that describes a caught value: its message, or its code if the message is empty. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error) return (error.message || codeOf(error) || error.name).trim();
  return String(error);
}

/** Returns the `code` of a system or PostgreSQL error, '' if there is none. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
