import { NOTICE_AUDIENCE, type messagepublish, type RowOf } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { peopleAround, type Db } from '../../../store/index.ts';

export type Notice = RowOf<typeof messagepublish>;

/**
 * Returns the enabled accounts that an announcement is for. Only people who may see it: those of its organisation and
 * of those above and below it. Everybody means those at and below it.
 */
export async function audienceOf(db: Db, notice: Notice): Promise<string[]> {
  const around = peopleAround(sql.ref('a.id'), { org_id: notice.org_id });
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select('a.id')
    .where(around)
    .where(conditionOf(notice))
    .orderBy('a.id')
    .execute();
  return rows.map(({ id }) => id);
}

function conditionOf(notice: Notice): RawBuilder<boolean> {
  const { audience_orgs, audience_posts, audience_users, audience_project } = notice;
  const at = (ids: readonly string[] | null | undefined) => sql`${[...(ids ?? [])]}::text[]`;
  const below = (organisations: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from organisation named where named.id = any(${organisations})
      and starts_with(o.path, named.path))`;
  switch (notice.audience) {
    case NOTICE_AUDIENCE.organisations:
      return below(at(audience_orgs));
    case NOTICE_AUDIENCE.posts:
      return sql`a.id in (select jsonb_array_elements_text(p.user_ids) from post p where p.id = any(${at(audience_posts)}))`;
    case NOTICE_AUDIENCE.people:
      return sql`a.id = any(${at(audience_users)})`;
    case NOTICE_AUDIENCE.project:
      return peopleAround(sql.ref('a.id'), { project_id: audience_project ?? '', org_id: null });
    default:
      return below(at(notice.org_id === null ? [] : [notice.org_id]));
  }
}
