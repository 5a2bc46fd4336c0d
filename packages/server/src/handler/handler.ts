import type { Call, CallInput } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import type * as z from 'zod';
import type { Caller } from './caller.ts';

/** A file that came with a call. It was on disk while it came; now it is in memory, of which all uploads share a part. */
export interface UploadedFile {
  /** As the sender named it, without folders. */
  name: string;
  bytes: Uint8Array;
}

/** Bytes instead of an envelope. */
export interface BlobAnswer {
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  type: string;
  /** File name to offer; absent: shown in place. */
  name?: string;
  /** Shown in place under that name, instead of being saved. */
  inline?: boolean;
}

/** What a browser says of a call by itself: no script of a page can change it. */
export interface BrowserSide {
  /** Origin of the page that calls; absent: no browser, or a call that needs none. */
  origin?: string;
  /** `Sec-Fetch-Site`; browsers send it over HTTPS and to their own machine. */
  site?: string;
  /** Values of the cookies of a name. Two mean that a neighbouring site has planted one. */
  cookies: (name: string) => string[];
}

/** What a handler knows about a call besides its arguments. */
export interface CallContext {
  requestId: string;
  lang: Lang;
  ip: string;
  /** Made on the server's own machine, by nobody for somebody else. */
  local: boolean;
  /** Host and port that were called. */
  host: string;
  browser: BrowserSide;
  /** Epoch milliseconds at which the call came, by the server's clock. */
  now: number;
  /** The sender's name for this call (`Idempotency-Key`), of calls that are done `once`: the same one does nothing twice. */
  key?: string;
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

/** What a handler gives back: the `data` of the envelope, or bytes. */
export type Answer<C> =
  C extends Call<CallInput, infer O> ? (O extends z.core.$ZodType ? z.output<O> : BlobAnswer) : never;

/** The code behind one call of the contract. `run` of a call that is not public always gets a caller. */
export interface Handler {
  call: Call;
  run: (args: object, context: CallContext | CallerContext) => Promise<unknown>;
  /** Of a public call with a file: says no before a byte of the file is taken. */
  admit?: (form: object, context: CallContext) => Promise<void>;
}

/** Ties code to a call that needs a session. */
export function handle<C extends Call>(
  call: C,
  run: (args: HandlerArgs<C>, context: CallerContext) => Promise<Answer<C>>,
): Handler {
  if (call.public) throw new Error(`${call.name} is public: use handlePublic`);
  return { call, run: run as Handler['run'] };
}

/** What the texts of a form prove, looked at before its file is taken. Calls without a file have none. */
type Admit<C> =
  C extends Call<infer I>
    ? I extends { form: infer F extends z.core.$ZodType }
      ? [admit: (form: z.output<F>, context: CallContext) => Promise<void>]
      : []
    : never;

/**
 * Ties code to a call that anyone may make. Whoever sends a file proves by the texts before it that it may be sent:
 * `admit` throws what is to be answered otherwise.
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
