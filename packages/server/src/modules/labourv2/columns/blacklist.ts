import { fenOf, participating, STAY, STAY_OF_UNIT, staff, yuanOf, type blacklistmanagement } from '@gongdi/domain';
import { sql } from 'kysely';
import { standingOf } from '../../../labour/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, permitted, resourceRepository } from '../../../store/index.ts';
import type { Asked, Columns } from './columns.ts';

/** Most records of people with the numbers of one page. */
const MANY = 2000;

/**
 * Whether who is listed is still on site, with wages owed: an entry does not end the duty to pay. Only records that the
 * caller may see count.
 */
export const ofBlacklist: Columns<typeof blacklistmanagement> = async (rows, asked) => {
  const { db, ground, day, sees } = asked;
  const numbers = [...new Set(rows.flatMap(({ id_card }) => id_card ?? []))];
  const people =
    numbers.length === 0
      ? []
      : await resourceRepository(db, staff).first(
          { ...accessOf(asked), seesPersonal: () => true },
          { id_card: numbers.join(',') },
          MANY,
        );
  const standing = await standingOf(
    db,
    ground.setting,
    people.map(({ id }) => id),
    day,
  );
  const units = await unitsOnSite(
    rows.flatMap(({ credit_code }) => credit_code ?? []),
    asked,
  );
  return rows.map(({ id_card, credit_code }) => {
    if (!id_card) return { on_site_count: units.get(credit_code ?? '') ?? 0 };
    const own = people.filter((one) => one.id_card === id_card);
    const stands = own.flatMap(({ id }) => standing.get(id) ?? []);
    return {
      on_site_count: own.filter(({ status }) => status === STAY.onSite).length,
      ...(sees.wages && { wages_owed: yuanOf(stands.reduce((sum, { owed }) => sum + fenOf(owed), 0)) }),
      ...(sees.points && { safety_points: Math.max(0, ...stands.map(({ points }) => points)) }),
    };
  });
};

/** Counts the projects that units are at, by credit code. */
async function unitsOnSite(codes: readonly string[], { db, caller }: Asked): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('participation as p')
    .innerJoin('unit as u', 'u.id', 'p.unit_id')
    .select('u.credit_code')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('u.credit_code', '=', anyOf([...codes]))
    .where('p.status', '=', STAY_OF_UNIT.onSite)
    .where(permitted(participating, caller.scope, 'read', sql`p.id`))
    .groupBy('u.credit_code')
    .execute();
  return new Map(rows.map(({ credit_code, count }) => [credit_code, count]));
}
