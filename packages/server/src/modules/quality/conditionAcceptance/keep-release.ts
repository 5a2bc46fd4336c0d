import {
  civilDay,
  CONDITION,
  CONDITION_KIND,
  conditionitem,
  GongdiError,
  POST,
  PROOF,
  TASK,
  type conditionAcceptance,
  type RowOf,
  type taskmanage,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { checkPost } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { conditionLabel, refusal } from './text/index.ts';
import { usualConditions } from './usual.ts';

type Row = RowOf<typeof conditionAcceptance>;
type Item = RowOf<typeof conditionitem>;

/** Names of conditions in a refusal. */
const NAMED = 3;

/** Keeps what a release asks for. @throws GongdiError that names what is missing */
export async function keepRelease(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (!before) return listUsual(trx, row, context);
  if (before.condition_status === row.condition_status) return;
  if (row.condition_status === CONDITION.submitted) {
    await checkPost(trx, row, [POST.projectLeader, POST.technicalHead], conditionLabel('present'), context);
    await checkProven(trx, row, context);
  }
  if (row.condition_status !== CONDITION.released) return;
  await checkPost(trx, row, [POST.chief], conditionLabel('release'), context);
  if (row.valid_until! <= civilDay(context.now, context.timeZone)) throw refusal(context, 'valid_until', 'past');
  const items = await checkProven(trx, row, context);
  const shorter = items.find(({ release_until }) => release_until !== null && release_until < row.valid_until!);
  if (shorter)
    throw refusal(context, 'valid_until', 'beyond', { day: shorter.release_until!, name: shorter.condition_name });
}

/** A new one begins with the usual conditions of its key step. */
async function listUsual(trx: Db, { id, org_id, project_id, key_step }: Row, context: WriteContext): Promise<void> {
  const access = { scope: WHOLE, org_id, account_id: context.account_id, now: context.now, seesPersonal: () => true };
  await resourceRepository(trx, conditionitem).insertMany(
    access,
    usualConditions(key_step).map(([condition_name, condition_kind]) => ({
      condition_name,
      condition_kind,
      condition_state: PROOF.open,
      project_id,
      release_id: id,
    })),
  );
}

/** All main conditions are proven; general ones are, or are released for a term that has not ended. */
async function checkProven(trx: Db, { id }: Row, { now, timeZone }: WriteContext) {
  const items = await trx
    .selectFrom('condition_item')
    .select(['condition_name', 'condition_kind', 'condition_state', 'release_until'])
    .where('release_id', '=', id)
    .orderBy('condition_kind')
    .orderBy('created_at')
    .execute();
  const today = civilDay(now, timeZone);
  const missing = items.filter(
    ({ condition_state, release_until }) =>
      condition_state === PROOF.open || (condition_state === PROOF.released && (release_until ?? '') < today),
  );
  const main = missing.filter(({ condition_kind }) => condition_kind === CONDITION_KIND.main);
  const conflict = (...said: Parameters<typeof conditionLabel>) =>
    new GongdiError('conflict', { label: conditionLabel(...said) });
  const named = (list: typeof items) => ({
    count: list.length,
    names: list
      .slice(0, NAMED)
      .map(({ condition_name }) => condition_name)
      .join('、'),
  });
  if (items.length === 0) throw conflict('none');
  if (!items.some(({ condition_kind }) => condition_kind === CONDITION_KIND.main)) throw conflict('noMain');
  if (main.length > 0) throw conflict('mainOpen', named(main));
  if (missing.length > 0) throw conflict('generalOpen', named(missing));
  return items;
}

/** Keeps who releases a condition, and ends the release whose proof is taken back. @throws GongdiError */
export async function keepItem(trx: Db, row: Item, context: WriteContext): Promise<void> {
  const before = context.before as Item | undefined;
  if (!before || before.condition_state === row.condition_state) return;
  if (row.condition_state === PROOF.released) {
    if (row.condition_kind === CONDITION_KIND.main)
      throw new GongdiError('conflict', { label: conditionLabel('mainReleased') });
    await checkPost(trx, row, [POST.supervisor, POST.chief], conditionLabel('itemRelease'), context);
    if (row.release_until! <= civilDay(context.now, context.timeZone)) throw refusal(context, 'release_until', 'past');
  }
  if (row.condition_state === PROOF.open)
    await endReleases(trx, [row.release_id], conditionLabel('takenBack', { name: row.condition_name }).zh);
}

const endReleases = (trx: Db, ids: readonly string[], back_reason: string) =>
  trx
    .updateTable('condition_release')
    .set({ condition_status: CONDITION.expired, back_reason })
    .where('id', 'in', [...ids])
    .where('condition_status', '=', CONDITION.released)
    .execute();

/** Ends releases with a general condition whose term is over without a proof. */
export async function endTerms(db: Db, today: string): Promise<void> {
  const over = await db
    .selectFrom('condition_item as i')
    .innerJoin('condition_release as r', 'r.id', 'i.release_id')
    .select(['i.release_id', 'i.condition_name', 'i.release_until'])
    .where('r.condition_status', '=', CONDITION.released)
    .where('i.condition_state', '=', PROOF.released)
    .where('i.release_until', '<', today)
    .limit(200)
    .execute();
  for (const { release_id, condition_name, release_until } of over)
    await endReleases(
      db,
      [release_id],
      conditionLabel('termOver', { name: condition_name, day: release_until ?? '' }).zh,
    );
}

/** A task does not begin after the release on its part has ended, also before the hourly work has noticed. */
export async function checkTerm(trx: Db, row: RowOf<typeof taskmanage>, context: WriteContext): Promise<void> {
  const before = context.before as RowOf<typeof taskmanage> | undefined;
  if (before?.task_status !== TASK.planned || row.task_status !== TASK.running) return;
  const today = civilDay(context.now, context.timeZone);
  // Raw SQL: the parts above one are found by recursion.
  const { rows } = await sql<{ release_title: string; valid_until: string }>`
    with recursive above as (
      select id, parent_id from part where id = ${row.part_id}
      union all select p.id, p.parent_id from part p join above a on p.id = a.parent_id)
    select release_title, valid_until::text from condition_release
    where part_id in (select id from above) and condition_status = ${CONDITION.released} and valid_until < ${today}::date
      and (task_id is null or task_id = ${row.id})
    order by valid_until limit 1`.execute(trx);
  const ended = rows[0];
  if (ended) throw refusal(context, 'task_status', 'expired', { name: ended.release_title, day: ended.valid_until });
}
