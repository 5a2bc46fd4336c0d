import { fileSize, GongdiError, type Label } from '@gongdi/domain';
import { isAway, isDamaged, isDiskFull } from '../store/index.ts';
import { httpLabel } from './text/index.ts';

/** Errors for the framework's own refusals. Other 4xx errors of the framework are malformed requests. */
const FRAMEWORK: Readonly<Record<string, () => GongdiError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new GongdiError('unsupportedType', { label: httpLabel('jsonExpected') }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new GongdiError('badRequest', { label: httpLabel('badJson') }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new GongdiError('badRequest', { label: httpLabel('bodyMissing') }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new GongdiError('tooLarge', { label: tooLarge }),
  FST_REQ_FILE_TOO_LARGE: () => new GongdiError('tooLarge'),
  FST_ERR_BAD_URL: () => new GongdiError('badRequest', { label: httpLabel('badAddress') }),
};
const tooLarge = httpLabel('bodyTooLarge');

/**
 * Converts any thrown error to the error that is answered. Unexpected errors become `internal`; the caller logs them,
 * and the answer contains no details.
 */
export function failureOf(error: unknown, bodyLimit?: number): GongdiError {
  // First, because a room may have wrapped a full disk or damaged data in its own error.
  if (isDiskFull(error)) return new GongdiError('unavailable', { label: httpLabel('diskFull'), cause: error });
  if (isDamaged(error)) return new GongdiError('unavailable', { label: httpLabel('dataDamaged'), cause: error });
  if (error instanceof GongdiError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? FRAMEWORK[code]?.() : undefined;
  if (known) return withLimit(known, bodyLimit);
  if (isAway(error)) return new GongdiError('unavailable', { label: httpLabel('databaseAway'), cause: error });
  if (isOverloaded(code)) return new GongdiError('unavailable', { cause: error });
  if (isUnstorable(code)) return new GongdiError('badRequest', { label: httpLabel('badCharacters'), cause: error });
  // SQLSTATE class 22: a value that its column cannot store, such as a number out of range.
  if (typeof code === 'string' && /^22...$/.test(code)) return new GongdiError('invalid', { cause: error });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new GongdiError(statusCode === 413 ? 'tooLarge' : 'badRequest', { cause: error });
  return new GongdiError('internal', { cause: error });
}

function withLimit(error: GongdiError, bodyLimit: number | undefined): GongdiError {
  if (error.label.zh !== tooLarge.zh) return error;
  const values = { limit: fileSize(bodyLimit ?? 0) };
  return new GongdiError('tooLarge', { label: bodyLimit ? tooLarge : undefined, values });
}

/**
 * SQLSTATE 57014: a statement ran too long. 55P03: a lock was not available. 53…: no connections, memory or disk left.
 */
function isOverloaded(code: unknown): boolean {
  return typeof code === 'string' && /^(57014|55P03|53...)$/.test(code);
}

/** SQLSTATE 22021, 22P05: a character that the database cannot store. */
function isUnstorable(code: unknown): boolean {
  return code === '22021' || code === '22P05';
}

/** The error for a request so malformed that the framework could not read it. */
export function wireFailure(label: Label = httpLabel('badAddress')): GongdiError {
  return new GongdiError('badRequest', { label });
}
