import { DEFAULT_RULES, findResource, stepsOf, type AnyResource } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db, type Tables } from '../../../store/index.ts';
import { peopleOf } from './audience.ts';
import { messagesLabel } from './text/index.ts';

const BATCH = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of an escalation that is through. */
const NEVER = '9999-12-31T00:00:00.000Z';

type Escalation = Selectable<Tables['message_escalation']>;

/** Tells the people of the next step about what nobody has dealt with. Two servers do not tell twice. */
export async function escalate(db: Db, now: number): Promise<void> {
  await transaction(db, async (trx) => {
    const due = await trx
      .selectFrom('message_escalation')
      .selectAll()
      .where('due_at', '<=', new Date(now).toISOString())
      .orderBy('due_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const one of due) await step(trx, one, now);
  });
}

async function step(trx: Db, one: Escalation, now: number): Promise<void> {
  const stored = await trx
    .selectFrom('message_rules')
    .select('rules')
    .where('company_id', '=', one.company_id)
    .executeTakeFirst();
  const rule = (stored?.rules ?? DEFAULT_RULES).find(({ id }) => id === one.rule_id);
  const present = rule?.enabled ? rule.escalation[one.step] : undefined;
  if (!rule || !present || !(await isOpen(trx, one))) {
    await trx.deleteFrom('message_escalation').where('id', '=', one.id).execute();
    return;
  }
  const organisation = await trx
    .selectFrom('organisation')
    .select('path')
    .where('id', '=', one.org_id)
    .executeTakeFirst();
  const occasion = {
    path: organisation?.path ?? `${one.company_id}/`,
    company_id: one.company_id,
    recipients: one.account_ids,
  };
  const people = await peopleOf(trx, present.audience, occasion);
  const hours = Math.round((now - Date.parse(one.created_at)) / HOUR);
  const title = messagesLabel('escalated', { title: one.title, hours });
  const link = one.link === null ? {} : { link: one.link };
  await notifyUsers(trx, people, { kind: 'escalated', title, ...link, org_id: one.org_id }, now);
  const next = rule.escalation[one.step + 1];
  if (!next) {
    // It stays as a mark until the record moves on: the same event must not begin again.
    await trx
      .updateTable('message_escalation')
      .set({ step: one.step + 1, due_at: NEVER })
      .where('id', '=', one.id)
      .execute();
    return;
  }
  const due = Date.parse(one.created_at) + next.after_hours * HOUR;
  await trx
    .updateTable('message_escalation')
    .set({ step: one.step + 1, due_at: new Date(Math.max(due, now)).toISOString() })
    .where('id', '=', one.id)
    .execute();
}

/** Whether nobody has dealt with the record since the event: it is in the same state, and that is not its last one. */
async function isOpen(trx: Db, { resource: name, record_id, state }: Escalation): Promise<boolean> {
  if (name === 'bpm-task') {
    const task = await trx.selectFrom('process_task').select('ended_at').where('id', '=', record_id).executeTakeFirst();
    return task !== undefined && task.ended_at === null;
  }
  const resource = findResource(name);
  const { lifecycle } = resource ?? {};
  if (!resource || !lifecycle || state === null || !waits(resource, state)) return false;
  // Raw SQL: table and column are those of the resource.
  const { rows } = await sql`select 1 from ${sql.table(resource.noun)}
    where id = ${record_id} and ${sql.ref(lifecycle.field)} = ${state}`.execute(trx);
  return rows.length > 0;
}

/** Whether somebody has to act on records in a state: its term runs, or a step leads out of it. */
function waits(resource: AnyResource, state: number): boolean {
  const due = resource.lifecycle?.due;
  if (due) return due.states.includes(state) || due.to === state;
  return stepsOf(resource).some(({ step: { from, danger } }) => !danger && from.includes(state));
}

/** Removes escalations that are through and whose record has moved on, is gone, or has waited for too long. */
export async function sweepEscalations(db: Db, now: number, days: number): Promise<void> {
  const before = new Date(now - days * DAY).toISOString();
  await db.deleteFrom('message_escalation').where('due_at', '=', NEVER).where('created_at', '<', before).execute();
  const through = await db
    .selectFrom('message_escalation')
    .selectAll()
    .where('due_at', '=', NEVER)
    .orderBy('created_at')
    .limit(1000)
    .execute();
  const gone: string[] = [];
  for (const one of through) if (!(await isOpen(db, one))) gone.push(one.id);
  if (gone.length > 0) await db.deleteFrom('message_escalation').where('id', 'in', gone).execute();
}
