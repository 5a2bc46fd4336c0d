import type { CallerContext } from '../../../handler/index.ts';

/** Returns who changes a row, and when. */
export function stamp({ caller, now }: CallerContext): { updated_at: string; updated_by: string } {
  return { updated_at: new Date(now).toISOString(), updated_by: caller.id };
}
