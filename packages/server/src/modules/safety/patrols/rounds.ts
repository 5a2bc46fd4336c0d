import { civilDay, patrollog, type InputOf, type patrolplan, type RowOf } from '@gongdi/domain';
import { notifyLabel, notifyUsers } from '../../../notify/index.ts';
import { workingCalendar } from '../../../process/index.ts';
import { anyOf, resourceRepository, transaction, WHOLE, type Db } from '../../../store/index.ts';
import { comesRound, patrolCode, type Cycle } from './cycle.ts';

type Scheme = RowOf<typeof patrolplan>;
type Patrol = InputOf<typeof patrollog>;

/** Value of the dictionary `patrol_scheme_status`. */
const RUNNING = 1;

/** Makes today's patrols of every running scheme that is due today, except those that exist already. */
export async function makeRounds(db: Db, now: number, zone: string): Promise<void> {
  const rows = await db.selectFrom('patrolplan').selectAll().where('status', '=', RUNNING).orderBy('id').execute();
  for (const scheme of rows) await transaction(db, (trx) => makeRound(trx, scheme, now, zone));
}

/** Makes today's patrols of one scheme if it is due today: one for each of its points that has none yet. */
export async function makeRound(trx: Db, scheme: Scheme, now: number, zone: string): Promise<void> {
  const day = civilDay(now, zone);
  if (scheme.status !== RUNNING) return;
  if (!comesRound(scheme as Cycle, day, await workingCalendar(trx, scheme.org_id ?? ''))) return;
  // The row lock serialises servers that make the same round: the second one finds the patrols of the first.
  await trx.selectFrom('patrolplan').where('id', '=', scheme.id).forUpdate().execute();
  const open = await trx
    .selectFrom('patrolsite as s')
    .select('s.id')
    .where('s.id', '=', anyOf(scheme.point_ids ?? []))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('patrol as p')
            .where('p.patrol_scheme_id', '=', scheme.id)
            .where('p.patrol_date', '=', day)
            .whereRef('p.point_id', '=', 's.id'),
        ),
      ),
    )
    .orderBy('s.id')
    .execute();
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
  await notifyUsers(trx, scheme.user_ids ?? [], { kind: 'record_step', title, link, org_id: scheme.org_id }, now);
}
