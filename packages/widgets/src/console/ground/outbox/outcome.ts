import { CallFailure } from '@gongdi/api';
import { ChunkError } from '../../../kit/lazy/index.ts';

/** Answers after which the same call may succeed: too slow, too early, too many. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * What a failed sending means: `later` when nobody answered, the session has ended or the server is in trouble;
 * `refused` when the same input will be refused again, so that a person has to look at it.
 */
export function outcomeOf(error: unknown): 'later' | 'refused' {
  // A definition that did not come: there is no network for the call either.
  if (error instanceof ChunkError) return 'later';
  if (!(error instanceof CallFailure)) return 'refused';
  const { status, endsSession, cancelled } = error;
  return cancelled || endsSession || status < 400 || status >= 500 || TRY_AGAIN.has(status) ? 'later' : 'refused';
}
