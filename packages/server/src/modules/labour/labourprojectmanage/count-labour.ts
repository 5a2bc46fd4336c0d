import { sql } from 'kysely';
import { newId, transaction, type Db } from '../../../store/index.ts';

/** Value of the dictionaries `staff_status` and `team_status`. */
const ON_SITE = 1;
/** Values of the dictionary `trade` that stand for posts of the management. */
const POSTS = [1, 2, 3, 4, 5, 6, 7];
/** Values of the dictionary `labour_state`. */
const STATE = { complete: 1, toComplete: 2, noOfficer: 3 } as const;
/** Most projects of one statement. */
const BATCH = 500;

/**
 * Adds the labour face of projects that have none.
 * @param project_ids undefined: all projects
 */
export async function addMissing(db: Db, now: number, project_ids?: readonly string[]): Promise<void> {
  if (db.isTransaction) await addAll(db, now, project_ids);
  else await transaction(db, (trx) => addAll(trx, now, project_ids));
}

/** One server at a time, so that no project gets two. */
async function addAll(trx: Db, now: number, project_ids?: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('labour_project'))`.execute(trx);
  for (;;) {
    const missing = await trx
      .selectFrom('project as p')
      .leftJoin('labour_project as l', 'l.project_id', 'p.id')
      .select(['p.id', 'p.org_id', 'p.project_name', 'p.project_phase'])
      .where('l.id', 'is', null)
      .$if(project_ids !== undefined, (asked) => asked.where('p.id', '=', sql<string>`any(${[...project_ids!]})`))
      .orderBy('p.id')
      .limit(BATCH)
      .execute();
    if (missing.length === 0) return;
    const at = new Date(now).toISOString();
    await trx
      .insertInto('labour_project')
      .values(
        missing.map(({ id, org_id, project_name, project_phase }) => ({
          id: newId(now),
          org_id,
          created_at: at,
          updated_at: at,
          version: 1,
          project_name,
          project_id: id,
          project_phase,
          labour_state: STATE.noOfficer,
        })),
      )
      .execute();
    if (missing.length < BATCH) return;
  }
}

/**
 * Counts the people of projects, and writes what has changed: numbers, state, and what the project itself says.
 * @param project_ids undefined: all projects
 */
export async function countLabour(db: Db, project_ids?: readonly string[]): Promise<void> {
  const among = project_ids ? sql`l.project_id = any(${[...project_ids]})` : sql`true`;
  // Raw SQL: one statement for all projects. No new version, because nobody has changed what people entered.
  await sql`with counted as (
      select l.id, p.project_name, p.project_phase, p.org_id, s.heads, s.posts, s.signed,
        (select count(*) from team t where t.project_id = l.project_id and t.status = ${ON_SITE}) teams
      from labour_project l join project p on p.id = l.project_id cross join lateral (
        select count(*) heads, count(*) filter (where trade = any(${POSTS})) posts,
          count(*) filter (where contract_kind is not null) signed
        from staff where project_id = l.project_id and status = ${ON_SITE}) s
      where ${among}),
    judged as (
      select c.*, case when l.labour_officer_id is null then ${STATE.noOfficer}::integer
          when l.pay_day is null or l.inspection_phone is null or l.posted_on is null or c.signed < c.heads
          then ${STATE.toComplete} else ${STATE.complete} end state,
        case when c.heads > 0 then round(100.0 * c.signed / c.heads, 1)::double precision end ratio
      from counted c join labour_project l on l.id = c.id)
    update labour_project l set project_name = j.project_name, project_phase = j.project_phase, org_id = j.org_id,
      on_site_count = j.heads, manager_count = j.posts, worker_count = j.heads - j.posts, team_count = j.teams,
      contract_count = j.signed, contract_ratio = j.ratio, labour_state = j.state
    from judged j where j.id = l.id and
      (l.project_name, l.project_phase, l.org_id, l.on_site_count, l.manager_count, l.team_count, l.contract_count,
        l.contract_ratio, l.labour_state) is distinct from
      (j.project_name, j.project_phase, j.org_id, j.heads, j.posts, j.teams, j.signed, j.ratio, j.state)`.execute(db);
}
