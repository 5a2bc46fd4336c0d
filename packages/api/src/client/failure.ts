import type { FieldProblem, Lang } from '@gongdi/domain';
import { apiText } from '../text/index.ts';

/** A failed call, with the message to show and the properties on which the reaction depends. */
export class CallFailure extends Error {
  /** Envelope code; 0 when no answer came. */
  readonly code: number;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly problems: readonly FieldProblem[];
  readonly requestId: string;
  /** Cancelled by the caller: it is only logged, never shown. */
  readonly cancelled: boolean;

  constructor(
    message: string,
    options: {
      code?: number;
      status?: number;
      problems?: readonly FieldProblem[];
      requestId?: string;
      cancelled?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CallFailure';
    this.code = options.code ?? 0;
    this.status = options.status ?? 0;
    this.problems = options.problems ?? [];
    this.requestId = options.requestId ?? '';
    this.cancelled = options.cancelled ?? false;
  }

  /**
   * Statuses 401, 403, 501, 504 and 505, from the body's code or the answer's status, end the session (console
   * specification, section 8).
   */
  get endsSession(): boolean {
    return LOGOUT_CODES.has(this.code) || LOGOUT_CODES.has(this.status);
  }
}

/** Console specification, section 8. */
export const LOGOUT_CODES: ReadonlySet<number> = new Set([401, 403, 501, 504, 505]);

interface Envelope {
  code: number;
  data?: unknown;
  message?: string;
  request_id?: string;
  errors?: FieldProblem[];
}

export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number';
}

/** Returns the failure of an answer with a non-zero code or an error status. */
export function failureOf(status: number, body: unknown, lang: Lang): CallFailure {
  const envelope: Envelope = isEnvelope(body) ? body : { code: 0 };
  const ends = LOGOUT_CODES.has(envelope.code) || LOGOUT_CODES.has(status);
  const fallback = ends ? apiText[lang].noSession : apiText[lang].network;
  return new CallFailure(envelope.message || fallback, {
    code: envelope.code,
    status,
    problems: envelope.errors,
    requestId: envelope.request_id,
  });
}
