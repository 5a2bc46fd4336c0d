import { INSURANCE, INSURANCE_MODE, PASSAGE_DIRECTION, POLICY, STAY } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';

/** A project at a moment. */
export interface ProjectNow {
  project_id: string;
  /** Civil date. */
  today: string;
  /** Epoch ms. */
  now: number;
}

/** Kinds of insurance that every project needs by the settings. */
export const neededKinds = (setting: ReadSetting): number[] => [
  ...(setting('insurance_liability') ? [INSURANCE.liability] : []),
  ...(setting('insurance_injury') ? [INSURANCE.injury] : []),
];

/** SQL condition: a policy of the alias `p` covers the whole project, or names the person. */
export const coversPerson = (staff_id: RawBuilder<unknown>, day: string): RawBuilder<boolean> =>
  sql<boolean>`(p.insurance_mode = ${INSURANCE_MODE.everybody} or exists (select from insured_person i
    where i.policy_id = p.id and i.staff_id = ${staff_id} and coalesce(i.covered_from, p.starts_on) <= ${day}::date
      and coalesce(i.covered_to, p.ends_on) >= ${day}::date))`;

/** SQL condition: a policy of the alias `p` is in force on a day. */
export const inForceOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(p.policy_status = ${POLICY.kept} and p.starts_on <= ${day}::date and p.ends_on >= ${day}::date)`;

/** Whether gates say who is on site; without one, everybody who is registered counts. */
export async function hasGate(db: Db, project_id: string): Promise<boolean> {
  const gate = await db
    .selectFrom('gate')
    .select('id')
    .where('project_id', '=', project_id)
    .limit(1)
    .executeTakeFirst();
  return gate !== undefined;
}

/**
 * SQL for the people on the site of a project (`staff_id`, `passed_at`): those whose last passage is an entry, not too
 * long ago (`on_site_hours`); without gates, everybody who is registered.
 */
export function peopleOnSite(
  gates: boolean,
  setting: ReadSetting,
  { project_id, now }: ProjectNow,
): RawBuilder<unknown> {
  if (!gates)
    return sql`select s.id as staff_id, null::timestamptz as passed_at from staff s
      where s.project_id = ${project_id} and s.status = ${STAY.onSite}`;
  const since = new Date(now - setting('on_site_hours') * 3_600_000).toISOString();
  return sql`select v.staff_id, v.passed_at from presence v where v.project_id = ${project_id}
    and v.direction = ${PASSAGE_DIRECTION.in} and v.passed_at >= ${since}`;
}

/**
 * SQL for the people on site whom a needed kind does not cover: id, name, trade, team, passage, and the missing kinds.
 * It reads the people of one site and the policies of one project.
 */
export function uncoveredPeople(gates: boolean, setting: ReadSetting, at: ProjectNow): RawBuilder<unknown> {
  const kinds = neededKinds(setting);
  return sql`select s.id, s.name, s.trade, s.team_id, here.passed_at, lacks.missing
    from (${peopleOnSite(gates, setting, at)}) here join staff s on s.id = here.staff_id
    cross join lateral (
      select array_agg(needed.kind order by needed.kind) as missing from unnest(${kinds}::integer[]) needed (kind)
      where not exists (select from insurance_policy p where p.project_id = ${at.project_id}
        and p.insurance_kind = needed.kind and ${inForceOn(at.today)} and ${coversPerson(sql.ref('s.id'), at.today)})
    ) lacks where lacks.missing is not null`;
}

/** Counts the people on site, and those of them whom needed insurance does not cover. */
export async function countUncovered(
  db: Db,
  setting: ReadSetting,
  at: ProjectNow,
): Promise<{ seen_by: 'gates' | 'registered'; on_site: number; uncovered: number }> {
  const gates = await hasGate(db, at.project_id);
  const { rows } = await sql<{ on_site: number; uncovered: number }>`select
    (select count(*)::integer from (${peopleOnSite(gates, setting, at)}) here) as on_site,
    (select count(*)::integer from (${uncoveredPeople(gates, setting, at)}) lacking) as uncovered`.execute(db);
  return { seen_by: gates ? 'gates' : 'registered', ...rows[0]! };
}

/** Returns the needed kinds of which no policy of the project is in force. */
export async function kindsWithout(db: Db, setting: ReadSetting, { project_id, today }: ProjectNow): Promise<number[]> {
  const rows = await db
    .selectFrom('insurance_policy as p')
    .select('p.insurance_kind')
    .where('p.project_id', '=', project_id)
    .where(inForceOn(today))
    .execute();
  const there = new Set(rows.map(({ insurance_kind }) => insurance_kind));
  return neededKinds(setting).filter((kind) => !there.has(kind));
}
