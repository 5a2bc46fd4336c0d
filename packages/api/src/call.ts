import type { HttpMethod, Label, PermissionCode, Service } from '@gongdi/domain';
import type * as z from 'zod';

/** Input of a call. All parts are zod objects, so that server, client and document use the same description. */
export interface CallInput {
  /** Values for `{name}` in the path. */
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** Text parts of a multipart body; the file is sent as a separate part. */
  form?: z.core.$ZodObject;
}

/** Output of a call: the `data` of the envelope, or bytes with a content type. */
export type CallOutput = z.core.$ZodType | 'blob';

/** One call of the contract, as data. */
export interface Call<I extends CallInput = CallInput, O extends CallOutput = CallOutput> {
  /** Group and verb, such as `project.list`; unique; the operation id of the API document. */
  name: string;
  label: Label;
  service: Service;
  method: HttpMethod;
  /** Relative to the service, without a leading slash; `{name}` marks a parameter. */
  path: string;
  input: I;
  output: O;
  /** Permission needed for the call; absent: any session may call it. */
  permission?: PermissionCode;
  /** Only for users of a checked company: a company that registered itself has to be checked before. */
  approved?: true;
  /**
   * The answer contains unmasked personal data: the caller's own, or data requested by a call that is written to the
   * change record. The server masks personal data in every other answer.
   */
  reveals?: true;
  /**
   * Accepts an `Idempotency-Key`: a repeated call with the same key has no further effect and returns the first answer.
   */
  once?: true;
  /** The call needs and sends no token. */
  public?: true;
  /** A public call whose address is signed for one user; it counts against the rate limit of that user. */
  signed?: true;
  /** The protocol of another system sends the body as `application/x-www-form-urlencoded`; JSON is accepted too. */
  encoded?: true;
  /** Timeout of the client in milliseconds. */
  timeout?: number;
  /** Largest body that the server accepts, bytes: the JSON, or the file of a form. Absent: the server's default. */
  limit?: number;
}

type Part<T> = T extends z.core.$ZodType ? z.input<T> : undefined;

/** Arguments of a call, by part; parts that the call does not have are absent. */
export type CallArgs<C> =
  C extends Call<infer I>
    ? { [K in keyof I as I[K] extends z.core.$ZodType ? K : never]: Part<I[K]> } & (I extends { form: z.core.$ZodType }
        ? { file: Blob; fileName: string }
        : unknown)
    : never;

export type CallResult<C> =
  C extends Call<CallInput, infer O> ? (O extends z.core.$ZodType ? z.output<O> : Blob) : never;

/** Default timeout of a call, ms. */
export const CALL_TIMEOUT = 60_000;
/** Timeout of uploads: ten minutes (console specification, section 7.1), ms. */
export const UPLOAD_TIMEOUT = 600_000;

export function defineCall<const I extends CallInput, O extends CallOutput>(call: Call<I, O>): Call<I, O> {
  return call;
}
