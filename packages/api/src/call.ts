import type { HttpMethod, Label, PermissionCode, Service } from '@gongdi/domain';
import type * as z from 'zod';

/** What a call takes. All parts are zod objects, so that server, client and document read the same description. */
export interface CallInput {
  /** Values for `{name}` in the path. */
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** Text parts of a multipart body; the file itself goes beside it. */
  form?: z.core.$ZodObject;
}

/** What a call answers: the `data` of the envelope, or bytes with a content type. */
export type CallOutput = z.core.$ZodType | 'blob';

/** One call of the contract, as data. */
export interface Call<I extends CallInput = CallInput, O extends CallOutput = CallOutput> {
  /** `project.list`: group and verb, unique; operation id of the API document. */
  name: string;
  label: Label;
  service: Service;
  method: HttpMethod;
  /** Relative to the service, without a leading slash, `{name}` for parameters. */
  path: string;
  input: I;
  output: O;
  /** Needed to call it; absent: any session. */
  permission?: PermissionCode;
  /** Only for people whose company has been checked: one that has registered itself gets no further before. */
  approved?: true;
  /**
   * Answers personal data whole: one's own, or what was asked for by a call that is written down. Of every other answer
   * the server masks it.
   */
  reveals?: true;
  /** Takes an `Idempotency-Key`: called again under the same one it does nothing twice and answers as it did. */
  once?: true;
  /** Carries no token and asks for none. */
  public?: true;
  /** A public call whose address is signed for one user: limited as that user's calls are. */
  signed?: true;
  /** Milliseconds before the client gives up. */
  timeout?: number;
  /** Largest body that the server takes, bytes: of the JSON, or of the file of a form. Absent: the server's default. */
  limit?: number;
}

type Part<T> = T extends z.core.$ZodType ? z.input<T> : undefined;

/** Arguments of a call, by part; parts that the call lacks are absent. */
export type CallArgs<C> =
  C extends Call<infer I>
    ? { [K in keyof I as I[K] extends z.core.$ZodType ? K : never]: Part<I[K]> } & (I extends { form: z.core.$ZodType }
        ? { file: Blob; fileName: string }
        : unknown)
    : never;

export type CallResult<C> =
  C extends Call<CallInput, infer O> ? (O extends z.core.$ZodType ? z.output<O> : Blob) : never;

/** Time that a call may take unless it says otherwise, ms. */
export const CALL_TIMEOUT = 60_000;
/** Uploads may take ten minutes (console specification, section 7.1), ms. */
export const UPLOAD_TIMEOUT = 600_000;

export function defineCall<const I extends CallInput, O extends CallOutput>(call: Call<I, O>): Call<I, O> {
  return call;
}
