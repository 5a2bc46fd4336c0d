import { anyOf, type Db } from '../store/index.ts';
import { companiesThatList } from './listed-units.ts';

/**
 * Returns the names of the companies that have the unit of a team on their blacklist on a day, by team; a team that is
 * not in the answer may take people on. Who is on site with a team stays there when its unit is listed.
 */
export async function listedTeams(
  db: Db,
  team_ids: readonly string[],
  { org_id, day }: { org_id: string | null; day: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(team_ids)];
  if (asked.length === 0) return new Map();
  const teams = await db
    .selectFrom('team')
    .select(['id', 'unit_id'])
    .where('id', '=', anyOf(asked))
    .where('unit_id', 'is not', null)
    .execute();
  const unit_ids = [...new Set(teams.map(({ unit_id }) => unit_id!))];
  const listed = await companiesThatList(db, { unit_ids, org_id, day });
  return new Map(
    teams.flatMap(({ id, unit_id }) => {
      const companies = listed.get(unit_id!);
      return companies ? [[id, companies] as const] : [];
    }),
  );
}
