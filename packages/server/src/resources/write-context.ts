import type { AnyResource, RowOf } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import type { WriteContext } from './record-handlers.ts';

/** Returns what a `WriteAct` learns of the call that writes. */
export const writeContext = (
  { now, lang, caller }: Pick<CallerContext, 'now' | 'lang' | 'caller'>,
  timeZone: string,
  before?: RowOf<AnyResource>,
): WriteContext => ({ now, timeZone, lang, account_id: caller.id, ...(before && { before }) });
