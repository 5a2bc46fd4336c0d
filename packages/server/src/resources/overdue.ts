import { allResources, civilDay, HISTORY, stateOf, titleOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { notifyLabel, notifyUsers } from '../notify/index.ts';
import { transaction, type Db } from '../store/index.ts';
import { aboutRecord, accountsIn } from './step-handlers.ts';

type Row = RowOf<AnyResource>;
type Due = NonNullable<NonNullable<AnyResource['lifecycle']>['due']>;

/** Days after the term from which the superiors of the person who has not acted are notified too. */
const ESCALATES_AFTER = 3;
const DAY = 86_400_000;
/** Most records of one resource per sweep; the next sweep continues. */
const BATCH = 500;

/**
 * Notifies about overdue records: once on the day after their term, and once more, to more people, from the third day
 * on. Takes records further whose day has ended. Two servers do not notify twice.
 */
export async function sweepOverdue(db: Db, now: number, timeZone: string): Promise<void> {
  for (const resource of allResources()) {
    const { due, ends } = resource.lifecycle ?? {};
    // The records of a part are records of its whole.
    if (resource.partOf !== undefined) continue;
    const today = civilDay(now, timeZone);
    if (ends) await passOn(db, resource, ends, today, now);
    if (!due) continue;
    await tellLevel(db, resource, due, { level: 1, today, before: today, now });
    await tellLevel(db, resource, due, {
      level: 2,
      today,
      before: civilDay(now - (ESCALATES_AFTER - 1) * DAY, timeZone),
      now,
    });
  }
}

interface Level {
  level: 1 | 2;
  /** Civil date of the sweep. */
  today: string;
  /** Civil date: terms before it count. */
  before: string;
  now: number;
}

async function tellLevel(db: Db, resource: AnyResource, due: Due, { level, today, before, now }: Level): Promise<void> {
  const state = sql.ref(resource.lifecycle!.field);
  const at = new Date(now).toISOString();
  // A record that was moved to another state on the first day is still overdue on the third.
  const states = level === 2 && due.to !== undefined ? [...due.states, due.to] : [...due.states];
  await transaction(db, async (trx) => {
    // Raw SQL: table and columns are those of the resource.
    const { rows } = await sql<Row>`select r.* from ${sql.table(resource.noun)} r
      where r.${sql.ref(due.field)} < ${before}::date and r.${state} = any(${states}) and not exists
        (select 1 from record_reminder m where m.resource = ${resource.name} and m.record_id = r.id
          and m.level >= ${level} and m.due = r.${sql.ref(due.field)})
      order by r.id limit ${BATCH} for update of r skip locked`.execute(trx);
    for (const row of rows) {
      const term = (row as Record<string, unknown>)[due.field] as string;
      await trx
        .insertInto('record_reminder')
        .values({ resource: resource.name, record_id: row.id, level, due: term, told_at: at })
        .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'level', 'due']).doNothing())
        .execute();
      if (level === 1 && due.to !== undefined) await fall(trx, resource, row, { to: due.to, as: HISTORY.fallen }, now);
      await tell(trx, resource, due, row, { level, late: daysBetween(term, today), now });
    }
  });
}

/** Whole days from one civil date to a later one. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

type Ends = NonNullable<NonNullable<AnyResource['lifecycle']>['ends']>;

/** Takes records further whose day has ended. */
function passOn(db: Db, resource: AnyResource, { field, state, to }: Ends, today: string, now: number): Promise<void> {
  return transaction(db, async (trx) => {
    // Raw SQL: table and columns are those of the resource.
    const { rows } = await sql<Row>`select r.* from ${sql.table(resource.noun)} r
      where r.${sql.ref(field)} < ${today}::date and r.${sql.ref(resource.lifecycle!.field)} = ${state}
      order by r.id limit ${BATCH} for update skip locked`.execute(trx);
    for (const row of rows) await fall(trx, resource, row, { to, as: HISTORY.ended }, now);
  });
}

interface Fall {
  to: number;
  /** Name in the history of the record. */
  as: typeof HISTORY.fallen | typeof HISTORY.ended;
}

/** Moves a record to another state, like a step that nobody takes. */
async function fall(trx: Db, resource: AnyResource, row: Row, { to, as }: Fall, now: number): Promise<void> {
  const { field } = resource.lifecycle!;
  // Raw SQL: table and column are those of the resource.
  await sql`update ${sql.table(resource.noun)}
    set ${sql.ref(field)} = ${to}, updated_at = ${new Date(now).toISOString()}, version = version + 1
    where id = ${row.id}`.execute(trx);
  const change = { before: { [field]: stateOf(resource, row) }, after: { [field]: to } };
  const event = { action: as, subject: resource.name, subject_id: row.id, ...change };
  await recordAudit(trx, { now, ip: '', requestId: 'overdue' }, null, event);
}

async function tell(
  trx: Db,
  resource: AnyResource,
  due: Due,
  row: Row,
  { level, late, now }: { level: 1 | 2; late: number; now: number },
): Promise<void> {
  const accounts = accountsIn(row, level === 1 ? due.tells : [...due.tells, ...(due.escalates ?? [])]);
  const named = { label: resource.label, name: titleOf(resource, row) };
  const title = level === 1 ? notifyLabel('overdue', named) : notifyLabel('overdueLong', { ...named, days: late });
  await notifyUsers(trx, accounts, { kind: 'record_overdue', title, ...aboutRecord(resource, row) }, now);
}
