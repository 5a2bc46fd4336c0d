import { calls } from '@gongdi/api';
import { HOUSE_STATUS, houseapprove, partmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

/** Counts houses and open defects by the parts of the next level, in one statement whatever the depth. */
export const sharesHandler = (db: Db): Handler =>
  handle(calls.house.shares, async ({ query: { project_id, part_id } }, context) => {
    if (part_id) await resourceRepository(db, partmanage).get(accessOf(context), part_id);
    const seen = [sql`project_id = ${project_id}`, ...scopeConditions(houseapprove, context.caller.scope, 'read')];
    const next =
      part_id === undefined ? sql`kid.parent_id is null` : sql`(kid.parent_id = ${part_id} or kid.id = ${part_id})`;
    const inState = (state: number) => sql`(count(*) filter (where h.house_status = ${state}))::integer`;
    const limit = calls.house.SHARE_LINES;
    // Raw SQL: subtrees are ranges of `path`.
    const { rows } = await sql<calls.house.HouseShare>`
      select kid.id as part_id, min(kid.part_name) as label, count(*)::integer as houses,
        ${inState(HOUSE_STATUS.passed)} as passed, ${inState(HOUSE_STATUS.signing)} as signing,
        ${inState(HOUSE_STATUS.correcting)} as correcting,
        coalesce(sum((select count(*) from house_defect d where d.house_id = h.id and d.status in (1, 2))), 0)::integer as open_defects
      from (select * from house where ${sql.join(seen, sql` and `)}) h join part p on p.id = h.part_id
        join lateral (select kid.* from part kid where kid.project_id = ${project_id} and ${next}
          and p.path >= kid.path and p.path < kid.path || chr(127) order by length(kid.path) desc limit 1) kid on true
      group by kid.id order by min(kid.path) limit ${limit + 1}`.execute(db);
    return { lines: rows.slice(0, limit), more: rows.length > limit };
  });
