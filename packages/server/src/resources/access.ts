import type { CallerContext } from '../handler/index.ts';
import type { RowAccess } from '../store/index.ts';

/** What a caller may read and write, and what is noted about it. */
export function accessOf({ caller, now }: Pick<CallerContext, 'caller' | 'now'>): RowAccess {
  return { scope: caller.scope, account_id: caller.id, org_id: caller.org_id, now };
}
