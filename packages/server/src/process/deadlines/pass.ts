import { ERRORS, GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Engine, Trx } from '../../engine/index.ts';
import { headsAbove } from '../../accounts/index.ts';
import { notifyLabel, notifyUsers } from '../../notify/index.ts';
import type { Db } from '../../store/index.ts';
import { remark } from '../comments/remark.ts';
import { definitionById } from '../definitions/definition-store.ts';
import { managersOf } from '../rules/people-of-rule.ts';
import { ruleOfTask } from '../rules/rule-store.ts';
import { lockEngine } from '../tasks/act/open-task.ts';
import { aboutTask, linkTo, notifyTask, peopleAsked, wakeTodo } from '../notify-people.ts';

/** Upper limit of tasks per pass, so that the work of one pass stays bounded. */
const BATCH = 200;
const HOUR = 3_600_000;

/** Columns with the instants at which this job acts on a task. */
type Deadline = 'remind_at' | 'escalate_at';

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
 * Sends reminders for tasks that are due, and escalates tasks that waited too long. It may run at any time and on any
 * number of servers at once: only one of them handles each task. @returns the numbers of reminded and of escalated
 * tasks
 */
export async function passDeadlines(
  db: Db,
  engine: Engine,
  now: number,
): Promise<{ reminded: number; escalated: number }> {
  const reminded = await each(db, engine, 'remind_at', now, (trx, task) => remindOf(trx, task, now));
  const escalated = await each(db, engine, 'escalate_at', now, (trx, task) => escalate(trx, engine, task, now));
  return { reminded, escalated };
}

async function each(
  db: Db,
  engine: Engine,
  column: Deadline,
  now: number,
  work: (trx: Trx, task: DueTask) => Promise<void>,
): Promise<number> {
  const rows = await db
    .selectFrom('approval_task as p')
    .innerJoin('process_task as t', 't.id', 'p.task_id')
    .innerJoin('process_instance as i', 'i.id', 'p.instance_id')
    .innerJoin('organisation as o', 'o.id', 'i.org_id')
    .leftJoin('approval_instance as e', 'e.instance_id', 'i.id')
    .select(['p.task_id as id', 'p.instance_id'])
    .select((eb) => sql<string>`split_part(${eb.ref('o.path')}, '/', 1)`.as('company'))
    .where('t.ended_at', 'is', null)
    .where('i.status', '=', 1)
    .where(`p.${column}`, '<=', new Date(now).toISOString())
    .where('e.suspended', 'is not', true)
    .orderBy(`p.${column}`)
    .limit(BATCH)
    .execute();
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
      // A process that is stuck must not block the tasks of other processes.
      const later = new Date(now + HOUR).toISOString();
      await db
        .updateTable('approval_task')
        .set({ [column]: later })
        .where('task_id', '=', id)
        .execute();
    }
  }
  return done;
}

/** Reads the task again under a lock: another server may have handled it meanwhile, or a person may have decided it. */
function stillDue(trx: Trx, id: string, column: Deadline, now: number): Promise<DueTask | undefined> {
  return trx
    .selectFrom('approval_task as p')
    .innerJoin('process_task as t', 't.id', 'p.task_id')
    .innerJoin('process_instance as i', 'i.id', 't.instance_id')
    .select(['t.id', 't.name', 't.definition_key', 't.instance_id', 'i.name as instance', 'i.org_id'])
    .select(['i.start_account_id as starter_id', 'i.definition_id', 't.assignee_id', 'p.due_at'])
    .select(peopleAsked.as('people'))
    .where('p.task_id', '=', id)
    .where('t.ended_at', 'is', null)
    .where(`p.${column}`, '<=', new Date(now).toISOString())
    .forUpdate('p')
    .skipLocked()
    .executeTakeFirst();
}

async function remindOf(trx: Trx, task: DueTask, now: number): Promise<void> {
  const isLate = task.due_at !== null && Date.parse(task.due_at) <= now;
  const title = notifyLabel(isLate ? 'taskOverdue' : 'taskDueSoon', { instance: task.instance, task: task.name });
  const message = { kind: 'task_overdue', title, link: linkTo(task.instance_id, task.id) } as const;
  await notifyUsers(trx, task.people, { ...message, org_id: task.org_id, about: aboutTask(task.id) }, now);
  await wakeTodo(trx, task.id);
  const rule = await ruleOfTask(trx, task.definition_id, task.definition_key);
  const every = rule?.settings.remind_every_hours;
  const due = task.due_at === null ? null : Date.parse(task.due_at);
  // There is one reminder before the due time and one at the due time.
  const next = !isLate && due !== null ? due : every ? now + every * HOUR : null;
  await trx
    .updateTable('approval_task')
    .set({ remind_at: next === null ? null : new Date(next).toISOString() })
    .where('task_id', '=', task.id)
    .execute();
}

/** Assigns the task to the head of the person who has not acted, or to a manager of the process. */
async function escalate(trx: Trx, engine: Engine, task: DueTask, now: number): Promise<void> {
  await trx.updateTable('approval_task').set({ escalate_at: null }).where('task_id', '=', task.id).execute();
  const definition = await definitionById(trx, task.definition_id);
  const rule = await ruleOfTask(trx, task.definition_id, task.definition_key);
  const situation = { starter_id: task.starter_id, org_id: task.org_id, variables: {} };
  const [first] = task.people;
  const heads = rule?.settings.escalate_to === 'head' && first ? await headsAbove(trx, first) : [];
  const managers = await managersOf(trx, definition.manager_user_ids, situation);
  const to = [...heads, ...managers].find((id) => !task.people.includes(id));
  if (to === undefined) return;
  await wakeTodo(trx, task.id);
  await trx.deleteFrom('approval_candidate').where('task_id', '=', task.id).execute();
  await trx
    .updateTable('approval_task')
    .set({ owner_id: null, claimed_at: null })
    .where('task_id', '=', task.id)
    .execute();
  await engine.assign(trx, { task_id: task.id, assignee: to });
  const { id: task_id, instance_id } = task;
  await remark(trx, { instance_id, task_id, account_id: null, kind: 'escalate', content: '' }, now);
  const title = notifyLabel('taskEscalated', { instance: task.instance, task: task.name });
  await notifyUsers(trx, [to], { kind: 'task_overdue', title, link: linkTo(instance_id, task_id) }, now);
  await notifyTask(
    trx,
    { people: [to], actor: to, task_id, task: task.name, instance: task.instance, instance_id },
    now,
  );
}
