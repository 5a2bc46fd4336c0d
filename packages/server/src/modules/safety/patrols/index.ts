import { calls, type PatrolRound } from '@gongdi/api';
import { civilDay, COUNT_LIMIT, patrollog, patrolplan } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { POINT_PART, taskCode } from './cycle.ts';

export { patrolCode } from './cycle.ts';
export { makeRound, makeRounds } from './rounds.ts';

const { patrol } = calls;
/** Codes of `patrol_status` of what somebody has recorded. */
const RECORDED = '2,3';

/** Calls of patrols that are not those of a resource. */
export function patrolHandlers(db: Kysely<unknown>, timeZone: string): Handler[] {
  return [
    handle(patrol.schemeRecords, async ({ query: { patrol_scheme_id, page, page_size } }, context) => {
      await resourceRepository(db, patrolplan).get(accessOf(context), patrol_scheme_id);
      const { rows } = await sql<PatrolRound & { total: number }>`
        select regexp_replace(task_code, ${POINT_PART}, '') as task_code, patrol_date, count(*)::int as points,
          count(*) filter (where status = 1)::int as to_do, count(*) filter (where status = 2)::int as normal,
          count(*) filter (where status = 3)::int as abnormal, count(*) filter (where status = 4)::int as missed,
          count(*) over ()::int as total
        from patrol where patrol_scheme_id = ${patrol_scheme_id} group by 1, patrol_date
        order by patrol_date desc, 1 limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
      const total = rows[0]?.total ?? 0;
      return {
        list: rows.map(roundOf),
        total: Math.min(total, COUNT_LIMIT),
        total_capped: total > COUNT_LIMIT,
        page,
        page_size,
      };
    }),
    handle(patrol.schemeTaskCode, async ({ query: { patrol_scheme_id, date } }, context) => {
      const scheme = await resourceRepository(db, patrolplan).get(accessOf(context), patrol_scheme_id);
      return { task_code: taskCode(scheme.id, date ?? civilDay(context.now, timeZone)) };
    }),
    handle(patrol.records, ({ query }, context) =>
      resourceRepository(db, patrollog, { timeZone }).list(accessOf(context), {
        ...query,
        status: RECORDED,
        sort: 'done_at',
        order: 'desc',
      }),
    ),
  ];
}

function roundOf({ task_code, patrol_date, points, to_do, normal, abnormal, missed }: PatrolRound): PatrolRound {
  return { task_code, patrol_date, points, to_do, normal, abnormal, missed };
}
