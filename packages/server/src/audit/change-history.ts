import { HISTORY_PAGE, type ChangeHistory } from '@gongdi/api';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** A place in a history: the moment of an entry and its id. */
const PLACE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;

/**
 * Returns a page of the changes of something that has one name in the whole installation (a dictionary, a group of
 * settings), newest first. An index begins with the name, so a page costs the same however long the log is.
 */
export async function changeHistoryOf(
  db: Db,
  subject: string,
  name: string,
  before?: string,
  most = HISTORY_PAGE,
): Promise<ChangeHistory> {
  const [, at, id] = PLACE.exec(before ?? '') ?? [];
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_name', 'before', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', name)
    .where('action', '=', 'edit')
    .$if(at !== undefined, (all) => all.where(sql<boolean>`(at, id) < (${at}::timestamptz, ${id})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => ({
      id: row.id,
      at: row.at,
      by: row.actor_name,
      before: row.before ?? {},
      after: row.after ?? {},
    })),
    next: rows.length > most && last ? `${last.at}_${last.id}` : null,
  };
}
