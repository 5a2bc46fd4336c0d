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

/** Returns the nodes before a task where people have decided and from which a path leads to the task. */
export async function nodesToReturnTo(trx: Trx, task: TaskRow): Promise<{ definition_key: string; name: string }[]> {
  const graph = await graphOf(task.definition);
  const rows = await trx
    .selectFrom('process_task as t')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('t.definition_key as key')
    .where('t.instance_id', '=', task.instance_id)
    .where('t.result', '=', RESULT.approved)
    .where('p.kind', 'is', null)
    .where('t.definition_key', '<>', task.definition_key)
    .groupBy('t.definition_key')
    .orderBy((eb) => eb.fn.min('t.created_at'))
    .execute();
  return rows.flatMap(({ key }) => {
    const node = graph.get(key);
    if (!node || !reachableFrom(graph, [key]).has(task.definition_key)) return [];
    return [{ definition_key: key, name: node.name || key }];
  });
}

/**
 * Returns an instance from a task to an earlier node. All other open work behind that node is cancelled, and the
 * person who decided there last decides again.
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
  const open = await trx
    .selectFrom('process_task')
    .select(['id', 'definition_key as key'])
    .where('instance_id', '=', task.instance_id)
    .where('ended_at', 'is', null)
    .execute();
  const from = open.filter(({ id, key }) => id === task.id || behind.has(key)).map(({ id }) => id);
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: task.id, account_id: caller.id, kind: 'return', content: reason }, now);
  const own = { task_id: task.id, result: RESULT.refused, kind: 'returned' } as const;
  const prefer = { key: target, account_id: await lastToDecide(trx, instance_id, target) };
  const acting = {
    now,
    account_id: caller.id,
    who: caller.nickname,
    what: 'move',
    kind: 'returned',
    own,
    prefer,
    reason,
  } as const;
  const { starter_id, org_id } = task.instance;
  const situation = { starter_id, org_id, variables: await engine.variables(trx, instance_id) };
  const variables = await collectionsAhead(trx, task.definition, null, situation);
  await withActing(trx, acting, () => engine.move(trx, { instance_id, from_task_ids: from, to: [target], variables }));
}

/** Returns the person who approved last at a node, if it was one person whose account is not disabled. */
async function lastToDecide(trx: Trx, instance_id: string, key: string): Promise<string | null> {
  const row = await trx
    .selectFrom('process_task as t')
    .innerJoin('account as a', 'a.id', 't.assignee_id')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('a.id')
    .where('a.disabled', '=', false)
    .where('t.instance_id', '=', instance_id)
    .where('t.definition_key', '=', key)
    .where('t.result', '=', RESULT.approved)
    .where('p.kind', 'is', null)
    .where('p.parent_task_id', 'is', null)
    .orderBy('t.ended_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
