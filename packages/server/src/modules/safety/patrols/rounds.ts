import { civilDay, patrollog, type InputOf, type patrolplan, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { notifyLabel, tellUsers } from '../../../notify/index.ts';
import { workingCalendar } from '../../../process/index.ts';
import { resourceRepository, transaction, WHOLE } from '../../../store/index.ts';
import { comesRound, patrolCode, type Cycle } from './cycle.ts';

type Scheme = RowOf<typeof patrolplan>;
type Patrol = InputOf<typeof patrollog>;

/** Dictionary `patrol_scheme_status`. */
const RUNNING = 1;

/** Makes today's patrols of every running scheme that comes round today. What is there already is not made again. */
export async function makeRounds(db: Kysely<unknown>, now: number, zone: string): Promise<void> {
  const { rows } = await sql<Scheme>`select * from patrolplan where status = ${RUNNING} order by id`.execute(db);
  for (const scheme of rows) await transaction(db, (trx) => makeRound(trx, scheme, now, zone));
}

/** Today's patrols of one scheme, if it comes round today: one for each of its points that has none yet. */
export async function makeRound(trx: Kysely<unknown>, scheme: Scheme, now: number, zone: string): Promise<void> {
  const day = civilDay(now, zone);
  if (scheme.status !== RUNNING) return;
  if (!comesRound(scheme as Cycle, day, await workingCalendar(trx, scheme.org_id ?? ''))) return;
  // Two servers that come here at once make it once.
  await sql`select 1 from patrolplan where id = ${scheme.id} for update`.execute(trx);
  const { rows: open } = await sql<{ id: string }>`select s.id from patrolsite s
    where s.id = any(${scheme.point_ids ?? []}) and not exists
      (select 1 from patrol p where p.patrol_scheme_id = ${scheme.id} and p.patrol_date = ${day}::date and p.point_id = s.id)
    order by s.id`.execute(trx);
  if (open.length === 0) return;
  const patrols = open.map(({ id }): Patrol => ({
    task_code: patrolCode(scheme.id, day, (scheme.point_ids ?? []).indexOf(id) + 1),
    patrol_scheme_id: scheme.id,
    type: scheme.type,
    point_id: id,
    patrol_date: day,
    user_ids: scheme.user_ids,
    leader_id: scheme.leader_id,
    project_id: scheme.project_id,
    status: 1,
  }));
  const access = { scope: WHOLE, account_id: null, org_id: scheme.org_id, now };
  await resourceRepository(trx, patrollog).insertMany(access, patrols);
  const title = notifyLabel('patrolsMade', { name: scheme.scheme_name, count: patrols.length });
  const link = `/${patrollog.name}?status=1`;
  await tellUsers(trx, scheme.user_ids ?? [], { kind: 'record_step', title, link }, now);
}
