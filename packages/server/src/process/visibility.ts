import { GongdiError, permission } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../handler/index.ts';
import { organisationsBelow, organisationsUsable, type Db } from '../store/index.ts';

/** SQL condition: the caller may read or use the row. */
export function usableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsUsable(scope)})`;
}

/** SQL condition: the caller may change the organisation of the row. */
export function writableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsBelow(scope.write)})`;
}

/** SQL condition: the caller may read the organisation of the row. */
export function readableBy({ scope }: Pick<Caller, 'scope'>, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${organisationsBelow(scope.read)})`;
}

/**
 * Returns the definition of an instance whose organisation the caller may read.
 * @throws GongdiError `notFound`
 */
export async function readableInstance(db: Db, caller: Caller, id: string): Promise<{ definition_id: string }> {
  const row = await db
    .selectFrom('process_instance as i')
    .select('i.definition_id')
    .where('i.id', '=', id)
    .where(readableBy(caller, 'i.org_id'))
    .executeTakeFirst();
  return found(row);
}

/** Permission to see all instances of the caller's organisations and those below. */
const MANAGE = permission('bpm-process-manager', 'list');

/**
 * SQL condition on an instance `i`: the caller started it, has, had or may claim a task of it, delegated one,
 * received a copy, acts for somebody for whom a task waits, has acted in it (a person who hands a task on still sees the result), or administers processes of
 * its organisation.
 */
export function visibleInstance(caller: Caller): RawBuilder<boolean> {
  const manages = caller.permissions.has(MANAGE) ? readableBy(caller, 'i.org_id') : sql<boolean>`false`;
  const others = [...caller.acts_for];
  const acts =
    others.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from process_task t where t.instance_id = i.id and t.ended_at is null
          and (t.assignee_id = any(${others}::text[]) or exists (select 1 from approval_candidate c
            where c.task_id = t.id and c.account_id = any(${others}::text[]))))`;
  return sql<boolean>`(i.start_account_id = ${caller.id} or ${manages} or ${acts}
    or exists (select 1 from process_task t where t.instance_id = i.id and t.assignee_id = ${caller.id})
    or exists (select 1 from approval_task p where p.instance_id = i.id and p.owner_id = ${caller.id})
    or exists (select 1 from approval_candidate c join process_task t on t.id = c.task_id
      where t.instance_id = i.id and c.account_id = ${caller.id})
    or exists (select 1 from approval_comment m where m.instance_id = i.id and m.account_id = ${caller.id})
    or exists (select 1 from approval_copy y where y.instance_id = i.id and y.account_id = ${caller.id}))`;
}

/**
 * Returns a task of an instance that the caller sees, with what calls about the task need of the instance.
 * @throws GongdiError `notFound`
 */
export async function visibleTask(db: Db, caller: Caller, id: string) {
  const row = await db
    .selectFrom('process_task as t')
    .innerJoin('process_instance as i', 'i.id', 't.instance_id')
    .select(['t.instance_id', 't.definition_key as key', 'i.definition_id', 'i.org_id'])
    .where('t.id', '=', id)
    .where(visibleInstance(caller))
    .executeTakeFirst();
  return found(row);
}

/** Returns whether there is an instance with this id that the caller sees. */
export async function seesInstance(db: Db, caller: Caller, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('process_instance as i')
    .select('i.id')
    .where('i.id', '=', id)
    .where(visibleInstance(caller))
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL condition on a definition `d`: the caller sees an instance of it, and may therefore see its diagram. */
export function runsVisibleInstance(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from process_instance i where i.definition_id = d.id and ${visibleInstance(caller)})`;
}

/** @throws GongdiError `notFound` */
export function found<T>(row: T | undefined): T {
  if (!row) throw new GongdiError('notFound');
  return row;
}
