import { sql } from 'kysely';
import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { ProcessDeps } from '../../deps.ts';
import { graphOf } from '../../graph/process-graph.ts';
import { reachableFrom } from '../../graph/reach.ts';
import { withActing } from '../../hooks/acting.ts';
import { RESULT } from '../../hooks/approval-hooks.ts';
import { requireAbility, wrong } from '../../refuse.ts';
import { remark } from '../../comments/remark.ts';
import { collectionsAhead } from './collections.ts';
import type { TaskRow } from './open-task.ts';

/** Nodes that were passed on the way to a task: people have decided there, and a way leads from there to the task. */
export async function nodesToReturnTo(trx: Trx, task: TaskRow): Promise<{ definition_key: string; name: string }[]> {
  const graph = await graphOf(task.definition);
  const { rows } = await sql<{ key: string }>`select t.definition_key as key from process_task t
    left join approval_task p on p.task_id = t.id
    where t.instance_id = ${task.instance_id} and t.result = 2 and (p.kind is null) and t.definition_key <> ${task.definition_key}
    group by t.definition_key order by min(t.created_at)`.execute(trx);
  return rows.flatMap(({ key }) => {
    const node = graph.get(key);
    if (!node || !reachableFrom(graph, [key]).has(task.definition_key)) return [];
    return [{ definition_key: key, name: node.name || key }];
  });
}

/**
 * Sends an instance back from a task to an earlier node. Whatever else waits behind that node is taken back with it, and
 * whoever decided there last decides again.
 * @throws GongdiError `invalid` for a node that was not passed
 */
export async function moveBack(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  context: CallerContext,
  task: TaskRow,
  target: string,
  reason: string,
): Promise<void> {
  requireAbility(engine, 'move');
  const { caller, now, lang } = context;
  if (!(await nodesToReturnTo(trx, task)).some((node) => node.definition_key === target))
    throw wrong(lang, 'target_task_definition_key', 'returnUnknown');
  const behind = reachableFrom(await graphOf(task.definition), [target]);
  const { rows: open } = await sql<{ id: string; key: string }>`select id, definition_key as key from process_task
    where instance_id = ${task.instance_id} and ended_at is null`.execute(trx);
  const from = open.filter(({ id, key }) => id === task.id || behind.has(key)).map(({ id }) => id);
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: task.id, account_id: caller.id, kind: 'return', content: reason }, now);
  const own = { task_id: task.id, result: RESULT.refused, kind: 'returned' } as const;
  const prefer = { key: target, account_id: await lastToDecide(trx, instance_id, target) };
  const acting = { now, account_id: caller.id, who: caller.nickname, what: 'move', kind: 'returned', own, prefer, reason } as const; // prettier-ignore
  const { starter_id, org_id } = task.instance;
  const situation = { starter_id, org_id, variables: await engine.variables(trx, instance_id) };
  const variables = await collectionsAhead(trx, task.definition, null, situation);
  await withActing(trx, acting, () => engine.move(trx, { instance_id, from_task_ids: from, to: [target], variables }));
}

/** Whoever approved at a node last, if one person did and may still log in. */
async function lastToDecide(trx: Trx, instance_id: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select t.assignee_id as id from process_task t
    join account a on a.id = t.assignee_id and not a.disabled left join approval_task p on p.task_id = t.id
    where t.instance_id = ${instance_id} and t.definition_key = ${key} and t.result = 2 and p.kind is null
      and p.parent_task_id is null
    order by t.ended_at desc, t.id desc limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}
