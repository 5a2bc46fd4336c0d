import { STAY } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../store/index.ts';
import type { DaysAsked } from './read-plan.ts';

/** A person whose days are made. */
export interface Attendant {
  staff_id: string;
  team_id: string | null;
  unit_id: string | null;
  trade: number;
  /** Days of the stay in this project; null: not on site here, so never absent. */
  stay: { from: string; to: string | null } | null;
}

/** Reads the people of a project: those whose stay touches the days, and those who are named for their passages. */
export async function readPeople(
  db: Db,
  { project_id, from, to, staff_ids }: DaysAsked,
  passing: readonly string[],
): Promise<Attendant[]> {
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('team as t', 't.id', 's.team_id')
    .select(['s.id', 's.team_id', 't.unit_id', 's.trade', 's.project_id', 's.entry_date', 's.exit_date', 's.status'])
    .where((eb) =>
      eb.or([
        eb('s.id', '=', anyOf([...passing])),
        eb.and([
          eb('s.project_id', '=', project_id),
          eb('s.status', 'in', [STAY.onSite, STAY.left]),
          eb('s.entry_date', '<=', to),
          sql<boolean>`coalesce(s.exit_date, 'infinity') >= ${from}::date`,
        ]),
      ]),
    )
    .$if(staff_ids !== undefined, (asked) => asked.where('s.id', '=', anyOf([...staff_ids!])))
    .execute();
  return rows.map((row) => {
    const here = row.project_id === project_id && row.entry_date !== null;
    return {
      staff_id: row.id,
      team_id: row.project_id === project_id ? row.team_id : null,
      unit_id: row.project_id === project_id ? row.unit_id : null,
      trade: row.trade,
      stay: here ? { from: row.entry_date!, to: row.status === STAY.left ? row.exit_date : null } : null,
    };
  });
}
