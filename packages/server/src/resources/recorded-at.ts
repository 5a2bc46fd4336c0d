import { GongdiError } from '@gongdi/domain';
import type { CallContext } from '../handler/index.ts';
import { resourcesLabel } from './text/index.ts';

/** What was recorded longer ago than this is no news, days. */
const OLDEST = 30;

/**
 * The moment at which something was recorded, epoch milliseconds: now, unless a phone kept it for later. A phone whose
 * clock is ahead cannot have recorded it after it came.
 * @throws GongdiError `invalid` when it is too long ago
 */
export function momentOf(recorded_at: string | undefined, { now, lang }: Pick<CallContext, 'now' | 'lang'>): number {
  if (recorded_at === undefined) return now;
  const at = Date.parse(recorded_at);
  if (at >= now - OLDEST * 86_400_000) return Math.min(at, now);
  const label = resourcesLabel('recordedTooOld', { days: OLDEST });
  const problems = [{ path: 'recorded_at', code: 'invalid', message: label[lang] }];
  throw new GongdiError('invalid', { label, problems });
}
