import { civilDay, type AnyResource, type InputOf, type patrollog, type patrolplan, type RowOf } from '@gongdi/domain';
import { notifyLabel, notifyUsers } from '../notify/index.ts';
import { workingCalendar } from '../process/index.ts';
import { afterWrite, type Room } from '../room.ts';
import { anyOf, resourceRepository, transaction, WHOLE, type Db } from '../store/index.ts';
import { comesRound, patrolCode, type Cycle } from './cycle.ts';

type Scheme = RowOf<typeof patrolplan>;
type Patrol = InputOf<typeof patrollog>;

/** The resources of one kind of patrols: of safety or of quality. */
export interface PatrolFamily {
  point: AnyResource;
  scheme: AnyResource;
  task: AnyResource;
  /** Letters before the code of a round. */
  code: string;
}

/** Value of the dictionary `patrol_scheme_status`. */
const RUNNING = 1;

/**
 * Names of the tables of a family. The tables of all families have the columns of those of safety
 * (`packages/domain/src/patrols`), so their types stand for all.
 */
const tablesOf = ({ point, scheme, task }: PatrolFamily) => ({
  points: point.noun as 'patrolsite',
  schemes: scheme.noun as 'patrolplan',
  tasks: task.noun as 'patrol',
});

/** Makes today's patrols of every running scheme that is due today, except those that exist already. */
export async function makeRounds(db: Db, family: PatrolFamily, now: number, zone: string): Promise<void> {
  const { schemes } = tablesOf(family);
  const rows = await db.selectFrom(schemes).selectAll().where('status', '=', RUNNING).orderBy('id').execute();
  for (const scheme of rows) await transaction(db, (trx) => makeRound(trx, family, scheme, now, zone));
}

/** Makes today's patrols of one scheme if it is due today: one for each of its points that has none yet. */
export async function makeRound(
  trx: Db,
  family: PatrolFamily,
  scheme: Scheme,
  now: number,
  zone: string,
): Promise<void> {
  const day = civilDay(now, zone);
  if (scheme.status !== RUNNING) return;
  if (!comesRound(scheme as Cycle, day, await workingCalendar(trx, scheme.org_id ?? ''))) return;
  const { points, schemes, tasks } = tablesOf(family);
  // The row lock serialises servers that make the same round: the second one finds the patrols of the first.
  await trx.selectFrom(schemes).where('id', '=', scheme.id).forUpdate().execute();
  const open = await trx
    .selectFrom(`${points} as s`)
    .select('s.id')
    .where('s.id', '=', anyOf(scheme.point_ids ?? []))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom(`${tasks} as p`)
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
    task_code: patrolCode(family.code, scheme.id, day, (scheme.point_ids ?? []).indexOf(id) + 1),
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
  await resourceRepository(trx, family.task).insertMany(access, patrols);
  const title = notifyLabel('patrolsMade', { name: scheme.scheme_name, count: patrols.length });
  const link = `/${family.task.name}?status=1`;
  await notifyUsers(trx, scheme.user_ids ?? [], { kind: 'record_step', title, link, org_id: scheme.org_id }, now);
}

/** What a room of patrols does by itself: rounds when they are due, and at once when a scheme is added or changed. */
export const patrolRooms = (family: PatrolFamily): Pick<Room, 'afterWrite' | 'hourly'> => ({
  afterWrite: [
    afterWrite(family.scheme, (trx, row, { now, timeZone }) =>
      makeRound(trx, family, row as unknown as Scheme, now, timeZone),
    ),
  ],
  hourly: [({ db, timeZone }, now) => makeRounds(db, family, now, timeZone)],
});
