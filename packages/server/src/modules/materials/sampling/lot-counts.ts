import { plannedGroups, type RowOf, type samplelot } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../../../store/index.ts';

/** Counts the groups of lots, planned and taken, in one statement. */
export async function lotCounts(db: Db, rows: readonly RowOf<typeof samplelot>[]) {
  const counted = await db
    .selectFrom('witness_sample')
    .select([
      'lot_id',
      sql<number>`count(*)::integer`.as('taken'),
      sql<number>`count(witness_id)::integer`.as('witnessed'),
    ])
    .where('lot_id', '=', anyOf(rows.map(({ id }) => id)))
    .groupBy('lot_id')
    .execute();
  return rows.map((row) => {
    const { taken = 0, witnessed = 0 } = counted.find(({ lot_id }) => lot_id === row.id) ?? {};
    return { planned_groups: plannedGroups(row), taken_groups: taken, witnessed_groups: witnessed };
  });
}
