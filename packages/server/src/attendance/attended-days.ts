import { DAY_STATE } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Whose days are asked for, of which time; both days are included. */
export interface AttendedAsked {
  project: string;
  /** Absent: all teams. */
  team?: string;
  from: string;
  to: string;
}

/** What a person attended in that time. */
export interface Attended {
  staff_id: string;
  /** Days in halves: 3 is a day and a half. */
  halves: number;
  /** Minutes within the shifts, without breaks. */
  minutes: number;
  /** Minutes outside the shifts. */
  extra_minutes: number;
  /** Days on which a passage is missing, so that less was counted than was perhaps worked. */
  missing: number;
  /** Days of work on which the person did not come. */
  absent: number;
  /** Days of approved leave. */
  leave: number;
}

/**
 * Returns what the people of a project or team attended, from the stored days; people without a day are left out. Wages
 * are made from this. One statement. The caller has checked that the project may be seen.
 */
export async function attendedDays(db: Db, { project, team, from, to }: AttendedAsked): Promise<Attended[]> {
  return db
    .selectFrom('attendance_day')
    .select('staff_id')
    .select([
      sql<number>`sum(day_share * 2)::integer`.as('halves'),
      sql<number>`sum(minutes)::integer`.as('minutes'),
      sql<number>`sum(extra_minutes)::integer`.as('extra_minutes'),
      sql<number>`(count(*) filter (where missing <> 0))::integer`.as('missing'),
      sql<number>`(count(*) filter (where state = ${DAY_STATE.absent}))::integer`.as('absent'),
      sql<number>`(count(*) filter (where state = ${DAY_STATE.leave}))::integer`.as('leave'),
    ])
    .where('project_id', '=', project)
    .where('work_date', '>=', from)
    .where('work_date', '<=', to)
    .$if(team !== undefined, (days) => days.where('team_id', '=', team!))
    .groupBy('staff_id')
    .orderBy('staff_id')
    .execute();
}
