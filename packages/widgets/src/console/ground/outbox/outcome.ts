import { CallFailure } from '@gongdi/api';
import { ChunkError } from '../../../kit/lazy/index.ts';

/** HTTP statuses after which the same call may succeed: too slow (408), too early (425), too many (429). */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Classifies a failed sending. `later`: the server did not answer, the session has ended or the server has a problem.
 * `refused`: the server would refuse the same input again, so a person has to look at it.
 */
export function outcomeOf(error: unknown): 'later' | 'refused' {
  // A code chunk that did not load: there is no network for the call either.
  if (error instanceof ChunkError) return 'later';
  if (!(error instanceof CallFailure)) return 'refused';
  const { status, endsSession, cancelled } = error;
  return cancelled || endsSession || status < 400 || status >= 500 || TRY_AGAIN.has(status) ? 'later' : 'refused';
}
