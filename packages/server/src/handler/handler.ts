import type { Call, CallInput } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import type * as z from 'zod';
import type { Caller } from './caller.ts';

/** A file that came with a call. It was received on disk and is now in memory, which all uploads share. */
export interface UploadedFile {
  /** Name given by the sender, without folders. */
  name: string;
  bytes: Uint8Array;
}

/** Bytes that a reader asks for, places included: from a place to another one or to the end, or the last ones. */
export type ByteRange = { from: number; to?: number } | { last: number };

/** An answer of bytes instead of an envelope. */
export interface BlobAnswer {
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  type: string;
  /**
   * For content that may be read in parts: its size; the place of `bytes` in it, when only a part was asked for (null:
   * it has no such part); and what tells a changed content.
   */
  whole?: { size: number; part?: { from: number; to: number } | null; etag: string };
  /** File name to offer for download; absent: the browser shows the content. */
  name?: string;
  /** The browser shows the content under that name instead of saving it. */
  inline?: boolean;
}

/** Headers that a browser sets by itself: scripts of a page cannot change them. */
export interface BrowserSide {
  /** Origin of the calling page; absent: the caller is no browser, or browsers send none for this call. */
  origin?: string;
  /** `Sec-Fetch-Site`; browsers send it over HTTPS and to localhost. */
  site?: string;
  /** Returns the values of the cookies of a name. Two values mean that a neighbouring site has planted one. */
  cookies: (name: string) => string[];
}

/** What a handler receives about a call besides its arguments. */
export interface CallContext {
  requestId: string;
  lang: Lang;
  ip: string;
  /** The call was made on the server's own machine and not forwarded for another machine. */
  local: boolean;
  /** The call came by HTTPS, as far as this server can tell: it has the certificate itself. */
  secure: boolean;
  /** Host and port that the client addressed. */
  host: string;
  browser: BrowserSide;
  /** Time of arrival by the server's clock, epoch milliseconds. */
  now: number;
  /**
   * The sender's idempotency key (`Idempotency-Key`), for calls declared `once`: a second call with the same key has no
   * effect.
   */
  key?: string;
  /** The part of an answer in bytes that the caller asks for. */
  range?: ByteRange;
  /** Validator of the content that the range belongs to (`If-Range`). */
  rangeOf?: string;
  /** Sets a header of the answer. */
  header: (name: string, value: string) => void;
}

/** The context of a call that needs a session. */
export interface CallerContext extends CallContext {
  caller: Caller;
}

type Part<T> = T extends z.core.$ZodType ? z.output<T> : never;

/** Checked arguments of a call, by part. */
export type HandlerArgs<C> =
  C extends Call<infer I>
    ? { [K in keyof I as I[K] extends z.core.$ZodType ? K : never]: Part<I[K]> } & (I extends { form: z.core.$ZodType }
        ? { file: UploadedFile }
        : unknown)
    : never;

/** What a handler returns: the `data` of the envelope, or bytes. */
export type Answer<C> =
  C extends Call<CallInput, infer O> ? (O extends z.core.$ZodType ? z.output<O> : BlobAnswer) : never;

/** The code of one call of the contract. `run` of a call that is not public always receives a caller. */
export interface Handler {
  call: Call;
  run: (args: object, context: CallContext | CallerContext) => Promise<unknown>;
  /**
   * Returns the handler that is in force for the work under way, where the call depends on it: the fields of a company.
   */
  now?: () => Handler;
  /** For a public call with a file: throws to refuse the call before any byte of the file is accepted. */
  admit?: (form: object, context: CallContext) => Promise<void>;
}

/** Makes the handler of a call that needs a session. */
export function handle<C extends Call>(
  call: C,
  run: (args: HandlerArgs<C>, context: CallerContext) => Promise<Answer<C>>,
): Handler {
  if (call.public) throw new Error(`${call.name} is public: use handlePublic`);
  return { call, run: run as Handler['run'] };
}

/** Checks the text fields of a form before its file is accepted. Calls without a file have no such check. */
type Admit<C> =
  C extends Call<infer I>
    ? I extends { form: infer F extends z.core.$ZodType }
      ? [admit: (form: z.output<F>, context: CallContext) => Promise<void>]
      : []
    : never;

/**
 * Makes the handler of a public call. If the call has a file, `admit` checks the text fields sent before it, and throws
 * the error to answer if the file may not be sent.
 */
export function handlePublic<C extends Call>(
  call: C,
  run: (args: HandlerArgs<C>, context: CallContext) => Promise<Answer<C>>,
  ...rest: Admit<C>
): Handler {
  const [admit] = rest as readonly unknown[];
  if (!call.public) throw new Error(`${call.name} needs a session: use handle`);
  if (call.input.form && !admit) throw new Error(`${call.name} takes a file from anybody: say who may send it`);
  return { call, run: run as Handler['run'], ...(admit ? { admit: admit as Handler['admit'] } : {}) };
}
