import { calls, type PatrolRound } from '@gongdi/api';
import { civilDay, COUNT_LIMIT, patrollog, patrolplan } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { POINT_PART, SAFETY_PATROLS, taskCode } from '../../../patrols/index.ts';

const { patrol } = calls;
/** Codes of `patrol_status` of recorded patrols. */
const RECORDED = '2,3';

/** Handlers of patrol calls that do not come from a resource. */
export function patrolHandlers(db: Db, timeZone: string): Handler[] {
  return [
    handle(patrol.schemeRecords, async ({ query: { patrol_scheme_id, page, page_size } }, context) => {
      await resourceRepository(db, patrolplan).get(accessOf(context), patrol_scheme_id);
      const rows = await db
        .selectFrom('patrol')
        .select(({ fn, ref }) => {
          const withStatus = (status: number) => fn.countAll<number>().filterWhere('status', '=', status);
          return [
            sql<string>`regexp_replace(${ref('task_code')}, ${POINT_PART}, '')`.as('task_code'),
            'patrol_date',
            fn.countAll<number>().as('points'),
            withStatus(1).as('to_do'),
            withStatus(2).as('normal'),
            withStatus(3).as('abnormal'),
            withStatus(4).as('missed'),
            fn.countAll<number>().over().as('total'),
          ];
        })
        .where('patrol_scheme_id', '=', patrol_scheme_id)
        .groupBy([sql`1`, 'patrol_date'])
        .orderBy('patrol_date', 'desc')
        .orderBy(sql`1`)
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute();
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
      return { task_code: taskCode(SAFETY_PATROLS.code, scheme.id, date ?? civilDay(context.now, timeZone)) };
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
