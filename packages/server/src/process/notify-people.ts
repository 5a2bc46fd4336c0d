import { sql, type NotNull } from 'kysely';
import { notifyLabel, notifyUsers, wakeUsers } from '../notify/index.ts';
import { actsFor, type Db } from '../store/index.ts';

/**
 * Returns the address of an instance in the console. With a task id, the page shows the result of the task if it no
 * longer waits.
 */
export function linkTo(instance_id: string, task_id?: string): string {
  return `/bpm/process-instance/detail?id=${instance_id}${task_id === undefined ? '' : `&task=${task_id}`}`;
}

/** What a message says of the task that it is about. */
export const aboutTask = (id: string) => ({ resource: 'bpm-task', id });

interface TaskNews {
  people: readonly string[];
  /** Account that caused the change. It is not notified. */
  actor: string | undefined;
  task_id: string;
  task: string;
  instance: string;
  instance_id: string;
}

/**
 * Notifies people of a task that waits for them. The account whose own act created the task is not notified: it sees
 * the task in the list.
 */
export async function notifyTask(trx: Db, news: TaskNews, now: number): Promise<void> {
  const { people, actor, task_id, task, instance, instance_id } = news;
  await notifyUsers(
    trx,
    people.filter((id) => id !== actor),
    {
      kind: 'task_assigned',
      title: notifyLabel('taskAssigned', { task, instance }),
      link: linkTo(instance_id, task_id),
      about: aboutTask(task_id),
    },
    now,
  );
  if (actor !== undefined && people.includes(actor)) await wakeUsers(trx, [actor]);
}

/** Like `notifyTask`, for a task that was returned. */
export async function notifyReturned(
  trx: Db,
  { people, actor, task_id, instance, instance_id }: TaskNews,
  { who, reason }: { who: string; reason: string },
  now: number,
): Promise<void> {
  const title = notifyLabel('taskReturned', { instance, who, reason: reason.slice(0, 100) });
  await notifyUsers(
    trx,
    people.filter((id) => id !== actor),
    { kind: 'task_returned', title, link: linkTo(instance_id, task_id) },
    now,
  );
  if (actor !== undefined && people.includes(actor)) await wakeUsers(trx, [actor]);
}

/** Notifies the owner of a delegated task that the opinion was given and the task is theirs again. */
export async function notifyDelegatedBack(
  trx: Db,
  {
    owner_id,
    who,
    task_id,
    task,
    instance_id,
  }: { owner_id: string; who: string } & Omit<TaskNews, 'people' | 'actor' | 'instance'>,
  now: number,
): Promise<void> {
  const title = notifyLabel('taskDelegatedBack', { task, who });
  await notifyUsers(trx, [owner_id], { kind: 'task_assigned', title, link: linkTo(instance_id, task_id) }, now);
}

const ENDS = { 2: 'processApproved', 3: 'processRefused', 4: 'processCancelled' } as const;

/** Notifies the starter of the result when an instance has ended. */
export async function notifyFinished(
  trx: Db,
  { id, name, starter_id, result }: { id: string; name: string; starter_id: string; result: number },
  actor: string | undefined,
  now: number,
): Promise<void> {
  if (starter_id === actor) return;
  const title = notifyLabel(ENDS[result as keyof typeof ENDS] ?? 'processApproved', { instance: name });
  await notifyUsers(trx, [starter_id], { kind: 'process_finished', title, link: linkTo(id) }, now);
}

/**
 * Sends new task counts to everyone who had the task or might have claimed it. Their pages receive them after the
 * transaction commits.
 */
export async function wakeTodo(trx: Db, task_id: string): Promise<void> {
  const rows = await trx
    .selectFrom('process_task')
    .select('assignee_id as id')
    .where('id', '=', task_id)
    .where('assignee_id', 'is not', null)
    .$narrowType<{ id: NotNull }>()
    .union((eb) => eb.selectFrom('approval_candidate').select('account_id as id').where('task_id', '=', task_id))
    .execute();
  await wakeUsers(
    trx,
    rows.map((row) => row.id),
  );
}

/** SQL condition on a task `t`: signers added before it have not all decided. */
export const waitsForSigners = sql<boolean>`exists (select 1 from approval_task b join process_task bt on bt.id = b.task_id
  where b.parent_task_id = t.id and b.sign_type = 'before' and bt.ended_at is null)`;

/**
 * SQL condition on a task `t` of an instance `i`: it waits for an account, as assignee or as candidate, or for somebody
 * for whom the account acts.
 */
export function waitsFor(account_id: string, now: number) {
  const at = new Date(now).toISOString();
  const me = sql`(array[${account_id}] || array(${actsFor(sql`${account_id}`, at)}))`;
  return sql<boolean>`(t.ended_at is null and i.status = 1 and (t.assignee_id = any(${me}) or (t.assignee_id is null
    and exists (select 1 from approval_candidate c where c.task_id = t.id and c.account_id = any(${me})))))`;
}

/** SQL expression on a task `t`: the accounts that it waits for, the assignee or else all candidates. */
export const peopleAsked = sql<string[]>`case when t.assignee_id is not null then array[t.assignee_id]
  else array(select c.account_id from approval_candidate c where c.task_id = t.id) end`;

/**
 * Returns how many tasks wait for an account, how many of them are overdue and how many wait for signers. Pages
 * receive the counts on each change.
 */
export async function countTodo(
  db: Db,
  account_id: string,
  now: number,
): Promise<{ todo: number; overdue: number; held: number }> {
  const at = new Date(now).toISOString();
  return db
    .selectFrom('process_task as t')
    .innerJoin('process_instance as i', 'i.id', 't.instance_id')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('todo'),
      fn.countAll<number>().filterWhere('p.due_at', '<', at).as('overdue'),
      fn.countAll<number>().filterWhere(waitsForSigners).as('held'),
    ])
    .where(waitsFor(account_id, now))
    .executeTakeFirstOrThrow();
}
