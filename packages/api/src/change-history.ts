import * as z from 'zod';

/** Most entries of one answer of a history. */
export const HISTORY_PAGE = 20;

/** Where a page of a history begins: behind the entry with this place. */
export const historyQuery = z.object({ before: z.string().max(80).optional() });

/** What was changed on a screen of the administration, newest first: who, when, and the values before and after. */
export const changeHistory = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      /** Name of the person; null: the server. */
      by: z.string().nullable(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
  /** For `before` of the next page; null: there is none. */
  next: z.string().nullable(),
});
export type ChangeHistory = z.output<typeof changeHistory>;
export type ChangeEntry = ChangeHistory['list'][number];
