import { GongdiError } from '@gongdi/domain';
import type { CallContext } from '../handler/index.ts';
import { resourcesLabel } from './text/index.ts';

/** Clocks of phones differ by this much, ms. */
const CLOCK_TOLERANCE = 2 * 60_000;
/** What was recorded longer ago than this is no news, days. */
const OLDEST = 30;

/**
 * The moment at which something was recorded, epoch milliseconds: now, unless a phone kept it for later.
 * @throws GongdiError `invalid` when that is in the future, or too long ago
 */
export function momentOf(recorded_at: string | undefined, { now, lang }: Pick<CallContext, 'now' | 'lang'>): number {
  if (recorded_at === undefined) return now;
  const at = Date.parse(recorded_at);
  const ahead = at > now + CLOCK_TOLERANCE;
  if (!ahead && at >= now - OLDEST * 86_400_000) return Math.min(at, now);
  const label = ahead ? resourcesLabel('recordedAhead') : resourcesLabel('recordedTooOld', { days: OLDEST });
  const problems = [{ path: 'recorded_at', code: 'invalid', message: label[lang] }];
  throw new GongdiError('invalid', { label, problems });
}
