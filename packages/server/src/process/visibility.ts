import { GongdiError, permission } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../handler/index.ts';
import { organisationsBelow, organisationsUsable } from '../store/index.ts';

/** SQL condition: rows that a caller may read or use. */
export function usableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsUsable(scope)})`;
}

/** SQL condition: rows whose organisation a caller may change. */
export function writableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsBelow(scope.write)})`;
}

/** SQL condition: rows of organisations that a caller reads. */
export function readableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsBelow(scope.read)})`;
}

/** Sees all instances of the organisations below. */
export const MANAGE = permission('bpm-process-manager', 'list');

/**
 * SQL condition on an instance `i`: the caller started it, has or had or may take a task of it, delegated one, got a copy,
 * has acted in it (whoever hands a task on sees what becomes of it), or administers processes of its organisation.
 */
export function visibleInstance(caller: Caller): RawBuilder<boolean> {
  const manages = caller.permissions.has(MANAGE) ? readableBy(caller, 'i.org_id') : sql<boolean>`false`;
  return sql<boolean>`(i.start_account_id = ${caller.id} or ${manages}
    or exists (select 1 from process_task t where t.instance_id = i.id and t.assignee_id = ${caller.id})
    or exists (select 1 from approval_task p where p.instance_id = i.id and p.owner_id = ${caller.id})
    or exists (select 1 from approval_candidate c join process_task t on t.id = c.task_id
      where t.instance_id = i.id and c.account_id = ${caller.id})
    or exists (select 1 from approval_comment m where m.instance_id = i.id and m.account_id = ${caller.id})
    or exists (select 1 from approval_copy y where y.instance_id = i.id and y.account_id = ${caller.id}))`;
}

/** SQL condition on a definition `d`: whoever sees an instance sees its diagram. */
export function runsVisibleInstance(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from process_instance i where i.definition_id = d.id and ${visibleInstance(caller)})`;
}

/** @throws GongdiError `notFound` */
export function found<T>(row: T | undefined): T {
  if (!row) throw new GongdiError('notFound');
  return row;
}
