import type { CallerContext } from '../../../handler/index.ts';

/** Returns what an answer depends on: whose it is, and all that this caller may do and see at this moment. */
export function keyOf({ caller, lang }: CallerContext, project: string | undefined): string {
  return JSON.stringify([caller.id, caller.scope, [...caller.permissions], lang, project]);
}
