import type { OwnTask, TaskRow } from '@gongdi/api';
import { sql } from 'kysely';
import type { EngineAbility } from '../../engine/index.ts';
import type { Caller } from '../../handler/index.ts';
import type { Db } from '../../store/index.ts';
import { definitionById } from '../definitions/definition-store.ts';
import { graphById } from '../graph/process-graph.ts';
import { MAY } from '../instances/rights.ts';
import { knownPerson, personOf } from '../people.ts';
import { waitsForSigners } from '../notify-people.ts';
import { taskRows } from './task-rows.ts';

/** Selects the rows of a task list. `at`: the instant with which due times are compared. */
export function listedTasks(db: Db, at: string) {
  return taskRows(db)
    .innerJoin('process_definition as d', 'd.id', 'i.definition_id')
    .leftJoin('approval_instance as e', 'e.instance_id', 'i.id')
    .select(
      sql<TaskRow['process_instance']>`json_build_object('id', i.id, 'name', i.name, 'business_key', i.business_key,
        'process_definition_id', i.definition_id, 'category', d.category, 'start_user', ${knownPerson(sql`i.start_account_id`)})`.as(
        'process_instance',
      ),
    )
    .select(sql<number>`case when coalesce(e.suspended, false) then 2 else 1 end`.as('suspension_state'))
    .select(overdue(at).as('overdue'));
}

/** SQL condition on a task `t` with `p`: it was not done by its due time. */
export function overdue(at: string) {
  return sql<boolean>`coalesce(p.due_at < coalesce(t.ended_at, ${at}::timestamptz), false)`;
}

/** Selects what a list of one's own tasks needs beside the rows. */
export function ownTasks(db: Db, at: string, { id, acts_for }: Pick<Caller, 'id' | 'acts_for'>) {
  const others = [...acts_for];
  return listedTasks(db, at)
    .leftJoin('approval_rule as r', (join) =>
      join.onRef('r.definition_id', '=', 'i.definition_id').onRef('r.task_key', '=', 't.definition_key'),
    )
    .select('i.definition_id')
    .select(
      personOf(sql`(case when t.assignee_id = any(${others}::text[]) then t.assignee_id
        when t.assignee_id is null and not exists (select 1 from approval_candidate c
          where c.task_id = t.id and c.account_id = ${id})
        then (select min(c.account_id) from approval_candidate c where c.task_id = t.id
          and c.account_id = any(${others}::text[])) end)`).as('waits_for_user'),
    )
    .select(waitsForSigners.as('waits_for_signers'))
    .select(sql<boolean>`coalesce((r.settings ->> 'signature_needed')::boolean, false)`.as('signature_needed'))
    .select(
      sql<
        OwnTask['signers']
      >`(select coalesce(json_agg(json_build_object('task_id', s.id, 'user', ${personOf(sql`s.assignee_id`)})
        order by s.created_at, s.id), '[]') from process_task s join approval_task sp on sp.task_id = s.id
        where sp.parent_task_id = t.id and s.ended_at is null)`.as('signers'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof ownTasks>['execute']>>[number];

/** Returns a task of the caller with the actions that the caller may take. */
export async function withActions(
  db: Db,
  row: Row,
  caller: Caller,
  abilities: ReadonlySet<EngineAbility>,
): Promise<OwnTask> {
  const { definition_id, waits_for_signers, waits_for_user, ...task } = row;
  const graph = await graphById(definition_id, async () => (await definitionById(db, definition_id)).bpmn_xml);
  const node = graph.get(task.definition_key);
  return {
    ...task,
    acted_for_user: task.acted_for_user ?? waits_for_user,
    actions: actionsOf({ ...task, waits_for_signers }, caller, abilities),
    buttons: node?.buttons ?? [],
  };
}

function actionsOf(
  task: Pick<OwnTask, 'assignee_user' | 'owner_user' | 'claim_time' | 'suspension_state' | 'signers'> & {
    waits_for_signers: boolean;
  },
  caller: Caller,
  abilities: ReadonlySet<EngineAbility>,
): OwnTask['actions'] {
  if (!caller.permissions.has(MAY.act) || task.suspension_state === 2) return [];
  const assignee = task.assignee_user?.id;
  if (assignee !== caller.id && !caller.acts_for.some((one) => one === assignee)) return ['claim'];
  // A person asked for an opinion (delegate) can only give it.
  if (task.owner_user !== null) return ['approve', 'reject', 'copy'];
  return [
    // Signers added before this task must decide first.
    ...(task.waits_for_signers ? [] : (['approve', 'reject'] as const)),
    'copy',
    'transfer',
    'delegate',
    ...(abilities.has('move') ? (['return'] as const) : []),
    ...(abilities.has('signers') ? (['create-sign'] as const) : []),
    ...(abilities.has('signers') && task.signers.length > 0 ? (['delete-sign'] as const) : []),
    ...(task.claim_time === null ? [] : (['unclaim'] as const)),
  ];
}
