import { CONTRACT, fenOf, LIGHT, STAY, yuanOf, type org, type participating } from '@gongdi/domain';
import { standingOf, type Standing } from '../../../labour/index.ts';
import { anyOf } from '../../../store/index.ts';
import type { Asked, Columns, Sees } from './columns.ts';

/** Sums over the people of teams: contracts and lights of those on site, wages of all, also of those who have left. */
export function sumsOf(people: readonly Standing[], { wages, points }: Sees) {
  const present = people.filter(({ status }) => status === STAY.onSite);
  return {
    heads: present.length,
    without_contract: present.filter(({ contract }) => contract === CONTRACT.none || contract === CONTRACT.ended)
      .length,
    ...(wages && { wages_owed: yuanOf(people.reduce((sum, { owed }) => sum + fenOf(owed), 0)) }),
    ...(points && {
      safety_points: present.reduce((sum, one) => sum + one.points, 0),
      red_people: present.filter(({ light }) => light === LIGHT.red).length,
    }),
  };
}

/** Returns how the people of teams stand, by team. */
async function peopleOf(team_ids: readonly string[], { db, ground, day }: Asked): Promise<Map<string, Standing[]>> {
  const people = await db
    .selectFrom('staff')
    .select('id')
    .where('team_id', '=', anyOf([...team_ids]))
    .execute();
  const standing = await standingOf(
    db,
    ground.setting,
    people.map(({ id }) => id),
    day,
  );
  const byTeam = new Map<string, Standing[]>();
  for (const one of standing.values()) {
    const own = byTeam.get(one.team_id ?? '');
    if (own) own.push(one);
    else byTeam.set(one.team_id ?? '', [one]);
  }
  return byTeam;
}

export const ofTeams: Columns<typeof org> = async (rows, asked) => {
  const people = await peopleOf(
    rows.map(({ id }) => id),
    asked,
  );
  return rows.map(({ id }) => sumsOf(people.get(id) ?? [], asked.sees));
};

/** A unit at a project has the people of its teams there. */
export const ofUnits: Columns<typeof participating> = async (rows, asked) => {
  const teams = await asked.db
    .selectFrom('team')
    .select(['id', 'unit_id', 'project_id'])
    .where('unit_id', '=', anyOf(rows.map(({ unit_id }) => unit_id)))
    .where('project_id', '=', anyOf(rows.map(({ project_id }) => project_id)))
    .execute();
  const people = await peopleOf(
    teams.map(({ id }) => id),
    asked,
  );
  return rows.map(({ unit_id, project_id }) => {
    const own = teams.filter((team) => team.unit_id === unit_id && team.project_id === project_id);
    return sumsOf(
      own.flatMap(({ id }) => people.get(id) ?? []),
      asked.sees,
    );
  });
};
