import { sql, type Kysely } from 'kysely';
import { notifyLabel, tellUsers, wakeUsers } from '../notify/index.ts';

/** Address of an instance inside the console. With a task the page tells what became of it, should it wait no more. */
export function linkTo(instance_id: string, task_id?: string): string {
  return `/bpm/process-instance/detail?id=${instance_id}${task_id === undefined ? '' : `&task=${task_id}`}`;
}

interface TaskNews {
  people: readonly string[];
  /** Who caused it, and need not be told. */
  actor: string | undefined;
  task_id: string;
  task: string;
  instance: string;
  instance_id: string;
}

/** A task waits for somebody. Whoever made it by their own act sees it in the list, and is not told. */
export async function tellTask(trx: Kysely<unknown>, news: TaskNews, now: number): Promise<void> {
  const { people, actor, task_id, task, instance, instance_id } = news;
  await tellUsers(
    trx,
    people.filter((id) => id !== actor),
    {
      kind: 'task_assigned',
      title: notifyLabel('taskAssigned', { task, instance }),
      link: linkTo(instance_id, task_id),
    },
    now,
  );
  if (actor !== undefined && people.includes(actor)) await wakeUsers(trx, [actor]);
}

/** As `tellTask`, for a task that somebody sent back. */
export async function tellReturned(
  trx: Kysely<unknown>,
  { people, actor, task_id, instance, instance_id }: TaskNews,
  { who, reason }: { who: string; reason: string },
  now: number,
): Promise<void> {
  const title = notifyLabel('taskReturned', { instance, who, reason: reason.slice(0, 100) });
  await tellUsers(
    trx,
    people.filter((id) => id !== actor),
    { kind: 'task_returned', title, link: linkTo(instance_id, task_id) },
    now,
  );
  if (actor !== undefined && people.includes(actor)) await wakeUsers(trx, [actor]);
}

/** An opinion was given: the task is its owner's again. */
export async function tellDelegatedBack(
  trx: Kysely<unknown>,
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
  await tellUsers(trx, [owner_id], { kind: 'task_assigned', title, link: linkTo(instance_id, task_id) }, now);
}

const ENDS = { 2: 'processApproved', 3: 'processRefused', 4: 'processCancelled' } as const;

/** An instance has ended: its starter hears how. */
export async function tellFinished(
  trx: Kysely<unknown>,
  { id, name, starter_id, result }: { id: string; name: string; starter_id: string; result: number },
  actor: string | undefined,
  now: number,
): Promise<void> {
  if (starter_id === actor) return;
  const title = notifyLabel(ENDS[result as keyof typeof ENDS] ?? 'processApproved', { instance: name });
  await tellUsers(trx, [starter_id], { kind: 'process_finished', title, link: linkTo(id) }, now);
}

/** Counts of whoever had, or might have taken, a task change: their pages hear of it once this is kept. */
export async function wakeTodo(trx: Kysely<unknown>, task_id: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select assignee_id as id from process_task where id = ${task_id} and assignee_id is not null
    union select account_id from approval_candidate where task_id = ${task_id}`.execute(trx);
  await wakeUsers(trx, rows.map((row) => row.id)); // prettier-ignore
}

/** SQL condition on a task `t`: people were asked to decide before, and have not all done so. */
export const waitsForSigners = sql<boolean>`exists (select 1 from approval_task b join process_task bt on bt.id = b.task_id
  where b.parent_task_id = t.id and b.sign_type = 'before' and bt.ended_at is null)`;

/** How much waits for an account, how much of it is overdue, and how much is held by signers: pages hear when it changes. */
export async function countTodo(
  db: Kysely<unknown>,
  account_id: string,
  now: number,
): Promise<{ todo: number; overdue: number; held: number }> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<{ todo: number; overdue: number; held: number }>`
    select count(*)::int as todo, count(*) filter (where p.due_at < ${at})::int as overdue,
      count(*) filter (where ${waitsForSigners})::int as held
    from process_task t join process_instance i on i.id = t.instance_id left join approval_task p on p.task_id = t.id
    where t.ended_at is null and i.status = 1 and (t.assignee_id = ${account_id} or (t.assignee_id is null
      and exists (select 1 from approval_candidate c where c.task_id = t.id and c.account_id = ${account_id})))`.execute(
    db,
  );
  return rows[0] ?? { todo: 0, overdue: 0, held: 0 };
}
