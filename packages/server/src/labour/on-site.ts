import { PASSAGE_DIRECTION } from '@gongdi/domain';
import { sql } from 'kysely';
import type { ReadSetting } from '../settings/index.ts';
import type { Db } from '../store/index.ts';

/**
 * Returns how many people are on the site of a project now: those whose last passage is an entry. It reads one row for
 * each person, not the passages. Somebody who did not report out no longer counts after some hours (setting).
 */
export async function onSite(db: Db, setting: ReadSetting, project_id: string, now: number): Promise<number> {
  const since = new Date(now - setting('on_site_hours') * 3_600_000).toISOString();
  const { count } = await db
    .selectFrom('presence')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('project_id', '=', project_id)
    .where('direction', '=', PASSAGE_DIRECTION.in)
    .where('passed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
