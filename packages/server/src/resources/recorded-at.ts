import { GongdiError } from '@gongdi/domain';
import type { CallContext } from '../handler/index.ts';
import { resourcesLabel } from './text/index.ts';

/** A record made longer ago than this is refused, days. */
const OLDEST = 30;

/**
 * Returns the moment at which something was recorded, epoch milliseconds: now, unless a phone stored it and sent it
 * later. If the clock of the phone is ahead, the moment of arrival is used.
 * @throws GongdiError `invalid` when the moment is too long ago
 */
export function momentOf(recorded_at: string | undefined, { now, lang }: Pick<CallContext, 'now' | 'lang'>): number {
  if (recorded_at === undefined) return now;
  const at = Date.parse(recorded_at);
  if (at >= now - OLDEST * 86_400_000) return Math.min(at, now);
  const label = resourcesLabel('recordedTooOld', { days: OLDEST });
  const problems = [{ path: 'recorded_at', code: 'invalid', message: label[lang] }];
  throw new GongdiError('invalid', { label, problems });
}
