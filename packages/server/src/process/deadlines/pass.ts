import { ERRORS, GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { Engine, Trx } from '../../engine/index.ts';
import { notifyLabel, tellUsers } from '../../notify/index.ts';
import { approvalTables } from '../approval-tables.ts';
import { remark } from '../comments/remark.ts';
import { definitionById } from '../definitions/definition-store.ts';
import { headsAbove, managersOf } from '../rules/people-of-rule.ts';
import { ruleOfTask } from '../rules/rule-store.ts';
import { lockEngine } from '../tasks/act/open-task.ts';
import { linkTo, tellTask, wakeTodo } from '../tell.ts';

/** Tasks that are looked at in one go, so that no transaction grows without end. */
const BATCH = 200;
const HOUR = 3_600_000;

interface DueTask {
  id: string;
  name: string;
  definition_key: string;
  instance_id: string;
  instance: string;
  org_id: string;
  starter_id: string;
  definition_id: string;
  assignee_id: string | null;
  due_at: string | null;
  people: string[];
}

/**
 * Reminds people of tasks that are due, and hands on what has waited too long. Safe at any time and on any number of
 * servers: each task is taken by one. @returns how many were reminded of and handed on
 */
export async function passDeadlines(
  db: Kysely<unknown>,
  engine: Engine,
  now: number,
): Promise<{ reminded: number; escalated: number }> {
  const reminded = await each(db, engine, 'remind_at', now, (trx, task) => remindOf(trx, task, now));
  const escalated = await each(db, engine, 'escalate_at', now, (trx, task) => escalate(trx, engine, task, now));
  return { reminded, escalated };
}

async function each(
  db: Kysely<unknown>,
  engine: Engine,
  column: 'remind_at' | 'escalate_at',
  now: number,
  work: (trx: Trx, task: DueTask) => Promise<void>,
): Promise<number> {
  const { rows } = await sql<{
    id: string;
    instance_id: string;
    company: string;
  }>`select p.task_id as id, p.instance_id, split_part(o.path, '/', 1) as company from approval_task p
    join process_task t on t.id = p.task_id and t.ended_at is null join process_instance i on i.id = p.instance_id and i.status = 1
    join organisation o on o.id = i.org_id left join approval_instance e on e.instance_id = i.id
    where ${sql.ref(`p.${column}`)} <= ${new Date(now).toISOString()} and not coalesce(e.suspended, false)
    order by ${sql.ref(`p.${column}`)} limit ${BATCH}`.execute(db);
  let done = 0;
  for (const { id, instance_id, company } of rows) {
    try {
      const isDone = await engine.transact(company, async (trx) => {
        await lockEngine(trx, instance_id);
        const task = await stillDue(trx, id, column, now);
        if (task) await work(trx, task);
        return task !== undefined;
      });
      if (isDone) done += 1;
    } catch (error) {
      if (!(error instanceof GongdiError) || error.status >= ERRORS.internal.status) throw error;
      // A process that cannot go on must not keep the others from being looked at.
      const later = new Date(now + HOUR).toISOString();
      await sql`update approval_task set ${sql.ref(column)} = ${later} where task_id = ${id}`.execute(db);
    }
  }
  return done;
}

/** Another server may have been here meanwhile, or somebody may have decided. */
async function stillDue(trx: Trx, id: string, column: string, now: number): Promise<DueTask | undefined> {
  const { rows } = await sql<DueTask>`
    select t.id, t.name, t.definition_key, t.instance_id, i.name as instance, i.org_id, i.start_account_id as starter_id,
      i.definition_id, t.assignee_id, p.due_at,
      case when t.assignee_id is not null then array[t.assignee_id]
        else array(select c.account_id from approval_candidate c where c.task_id = t.id) end as people
    from approval_task p join process_task t on t.id = p.task_id join process_instance i on i.id = t.instance_id
    where p.task_id = ${id} and t.ended_at is null and ${sql.ref(`p.${column}`)} <= ${new Date(now).toISOString()}
    for update of p skip locked`.execute(trx);
  return rows[0];
}

async function remindOf(trx: Trx, task: DueTask, now: number): Promise<void> {
  const isLate = task.due_at !== null && Date.parse(task.due_at) <= now;
  const title = notifyLabel(isLate ? 'taskOverdue' : 'taskDueSoon', { instance: task.instance, task: task.name });
  await tellUsers(trx, task.people, { kind: 'task_overdue', title, link: linkTo(task.instance_id, task.id) }, now);
  await wakeTodo(trx, task.id);
  const rule = await ruleOfTask(trx, task.definition_id, task.definition_key);
  const every = rule?.settings.remind_every_hours;
  const due = task.due_at === null ? null : Date.parse(task.due_at);
  // Before it is due there is one reminder, and one at the moment itself.
  const next = !isLate && due !== null ? due : every ? now + every * HOUR : null;
  await approvalTables(trx)
    .updateTable('approval_task')
    .set({ remind_at: next === null ? null : new Date(next).toISOString() })
    .where('task_id', '=', task.id)
    .execute();
}

/** To the head of whoever has not acted, or to whoever answers for the process. */
async function escalate(trx: Trx, engine: Engine, task: DueTask, now: number): Promise<void> {
  await approvalTables(trx)
    .updateTable('approval_task')
    .set({ escalate_at: null })
    .where('task_id', '=', task.id)
    .execute();
  const definition = await definitionById(trx, task.definition_id);
  const rule = await ruleOfTask(trx, task.definition_id, task.definition_key);
  const situation = { starter_id: task.starter_id, org_id: task.org_id, variables: {} };
  const [first] = task.people;
  const heads = rule?.settings.escalate_to === 'head' && first ? await headsAbove(trx, first) : [];
  const managers = await managersOf(trx, definition.manager_user_ids, situation);
  const to = [...heads, ...managers].find((id) => !task.people.includes(id));
  if (to === undefined) return;
  await wakeTodo(trx, task.id);
  await approvalTables(trx).deleteFrom('approval_candidate').where('task_id', '=', task.id).execute();
  await approvalTables(trx)
    .updateTable('approval_task')
    .set({ owner_id: null, claimed_at: null })
    .where('task_id', '=', task.id)
    .execute();
  await engine.assign(trx, { task_id: task.id, assignee: to });
  const { id: task_id, instance_id } = task;
  await remark(trx, { instance_id, task_id, account_id: null, kind: 'escalate', content: '' }, now);
  const title = notifyLabel('taskEscalated', { instance: task.instance, task: task.name });
  await tellUsers(trx, [to], { kind: 'task_overdue', title, link: linkTo(instance_id, task_id) }, now);
  await tellTask(trx, { people: [to], actor: to, task_id, task: task.name, instance: task.instance, instance_id }, now);
}
