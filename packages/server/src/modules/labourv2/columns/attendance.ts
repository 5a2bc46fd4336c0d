import { calls } from '@gongdi/api';
import { attendancerecord, civilDay, projectmanage, GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { standingOf } from '../../../labour/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, permitted, resourceRepository } from '../../../store/index.ts';
import { seesOf } from './columns.ts';

/** Contract, wages of the month and points of the people of a monthly sheet. */
export const sheetStandingHandler = ({ db, setting, timeZone }: Ground): Handler =>
  handle(calls.labourv2.sheetStanding, async ({ query: { project_id, team_id, month } }, context) => {
    const access = accessOf(context);
    if (!(await resourceRepository(db, projectmanage).titles(access, { ids: [project_id] })).has(project_id))
      throw new GongdiError('notFound');
    const people = await db
      .selectFrom('attendance_day as d')
      .select('d.staff_id')
      .distinct()
      .where('d.project_id', '=', project_id)
      .where('d.work_date', '>=', `${month}-01`)
      .where('d.work_date', '<', sql<string>`(${`${month}-01`}::date + interval '1 month')::date`)
      .where(permitted(attendancerecord, access.scope, 'read', sql`d.id`))
      .$if(team_id !== undefined, (asked) => asked.where('d.team_id', '=', team_id!))
      .execute();
    const ids = people.map(({ staff_id }) => staff_id);
    const sees = seesOf(context.caller);
    const standing = await standingOf(db, setting, ids, civilDay(context.now, timeZone));
    const lines = sees.wages
      ? await db
          .selectFrom('wage_line')
          .select('staff_id')
          .select([
            sql<string>`coalesce(sum(payable), 0)::numeric(18,2)`.as('earned'),
            sql<string>`coalesce(sum(paid), 0)::numeric(18,2)`.as('paid'),
          ])
          .where('staff_id', '=', anyOf(ids))
          .where('wage_month', '=', month)
          .groupBy('staff_id')
          .execute()
      : [];
    const wages = new Map(lines.map(({ staff_id, ...sums }) => [staff_id, sums]));
    return {
      wages: sees.wages,
      points: sees.points,
      people: ids.map((staff_id) => {
        const one = standing.get(staff_id)!;
        return {
          staff_id,
          contract_state: one.contract,
          earned: wages.get(staff_id)?.earned ?? null,
          paid: wages.get(staff_id)?.paid ?? null,
          owed: sees.wages ? one.owed : null,
          points: sees.points ? one.points : null,
          light: sees.points ? one.light : null,
        };
      }),
    };
  });
