import type { Passage } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import type { DaysAsked } from './read-plan.ts';

/** Values of the dictionaries of passages: direction and outcome. */
const WAYS: readonly Passage['direction'][] = [null, 'in', 'out'];
const PASSED = 1;
/** Value of the dictionary `passage_clock`: nobody knows when it was. */
const DOUBTFUL = 3;

/**
 * Reads the passages of a project through its gates, by person and in their order. Refused ones are no attendance. Raw
 * SQL: a row for each person, because a row for each passage takes several times as long.
 */
export async function readPassages(
  db: Db,
  { project_id, staff_ids }: Pick<DaysAsked, 'project_id' | 'staff_ids'>,
  [after, before]: readonly [from: number, to: number],
): Promise<Map<string, Passage[]>> {
  const there = await sql<{ found: boolean }>`select to_regclass('passage') is not null found`.execute(db);
  if (!there.rows[0]?.found) return new Map();
  const { rows } = await sql<{ staff_id: string; at: number[]; way: number[]; gate: string[] }>`
    select staff_id, array_agg(extract(epoch from passed_at)::double precision * 1000 order by passed_at) at,
      array_agg(coalesce(direction, 0) order by passed_at) way, array_agg(coalesce(gate_id, '') order by passed_at) gate
    from passage
    where project_id = ${project_id} and outcome = ${PASSED} and clock <> ${DOUBTFUL} and staff_id is not null
      and passed_at >= ${new Date(after).toISOString()}::timestamptz
      and passed_at < ${new Date(before).toISOString()}::timestamptz
      and ${staff_ids ? sql`staff_id = any(${[...staff_ids]}::text[])` : sql`true`}
    group by staff_id`.execute(db);
  return new Map(
    rows.map(({ staff_id, at, way, gate }) => [
      staff_id,
      at.map((instant, index): Passage => ({
        at: Math.round(instant),
        direction: WAYS[way[index]!] ?? null,
        gate: gate[index]!,
      })),
    ]),
  );
}
