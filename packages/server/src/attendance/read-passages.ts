import { PASSAGE_CLOCK, PASSAGE_DIRECTION, PASSAGE_OUTCOME, type Passage } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../store/index.ts';
import type { DaysAsked } from './read-plan.ts';

/**
 * Reads the passages of a project through its gates, by person and in their order. Refused ones, and those whose time is
 * in doubt, are no attendance. A row for each person: a row for each passage takes several times as long.
 */
export async function readPassages(
  db: Db,
  { project_id, staff_ids }: Pick<DaysAsked, 'project_id' | 'staff_ids'>,
  [after, before]: readonly [from: number, to: number],
): Promise<Map<string, Passage[]>> {
  const rows = await db
    .selectFrom('passage')
    .select('staff_id')
    .select([
      sql<number[]>`array_agg((extract(epoch from passed_at) * 1000)::double precision order by passed_at)`.as('at'),
      sql<number[]>`array_agg(coalesce(direction, 0) order by passed_at)`.as('way'),
      sql<string[]>`array_agg(gate_id order by passed_at)`.as('gate'),
    ])
    .where('project_id', '=', project_id)
    .where('outcome', '=', PASSAGE_OUTCOME.passed)
    .where('clock', '!=', PASSAGE_CLOCK.doubtful)
    .where('staff_id', 'is not', null)
    .where('passed_at', '>=', new Date(after).toISOString())
    .where('passed_at', '<', new Date(before).toISOString())
    .$if(staff_ids !== undefined, (asked) => asked.where('staff_id', '=', anyOf([...staff_ids!])))
    .groupBy('staff_id')
    .execute();
  return new Map(
    rows.map(({ staff_id, at, way, gate }) => [
      staff_id!,
      at.map((instant, index): Passage => ({
        at: instant,
        direction: way[index] === PASSAGE_DIRECTION.in ? 'in' : way[index] === PASSAGE_DIRECTION.out ? 'out' : null,
        gate: gate[index]!,
      })),
    ]),
  );
}
