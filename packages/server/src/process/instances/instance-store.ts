import type { ProcessInstance, ProcessInstanceDetail } from '@gongdi/api';
import { sql } from 'kysely';
import type { Caller } from '../../handler/index.ts';
import { isBelow, type Db } from '../../store/index.ts';
import { knownPerson } from '../people.ts';
import { found, visibleInstance } from '../visibility.ts';
import { MAY } from './rights.ts';

/** Selects instances `i` with their definition `d` and their row of approval data `e`. */
export function instanceRows(db: Db) {
  return db
    .selectFrom('process_instance as i')
    .innerJoin('process_definition as d', 'd.id', 'i.definition_id')
    .leftJoin('approval_instance as e', 'e.instance_id', 'i.id')
    .select(['i.id', 'i.name', 'i.definition_id as process_definition_id', 'd.key as process_definition_key'])
    .select(['d.category', 'i.business_key', 'i.status', 'i.result'])
    .select(['i.started_at as create_time', 'i.ended_at as end_time'])
    .select(sql<boolean>`coalesce(e.suspended, false)`.as('suspended'))
    .select(knownPerson(sql`i.start_account_id`).as('start_user'))
    .select(
      sql<ProcessInstance['tasks']>`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)
        order by t.created_at, t.id), '[]') from process_task t where t.instance_id = i.id and t.ended_at is null)`.as(
        'tasks',
      ),
    );
}

/** @throws GongdiError `notFound` if the caller does not see the instance */
export async function getInstance(db: Db, caller: Caller, id: string): Promise<ProcessInstanceDetail> {
  const row = await instanceRows(db)
    .select(['e.reason', 'e.business_resource', 'i.org_id', 'i.start_account_id'])
    .select(sql<ProcessInstanceDetail['form_variables']>`coalesce(e.form_variables, '{}')`.as('form_variables'))
    .where('i.id', '=', id)
    .where(visibleInstance(caller))
    .executeTakeFirst();
  const { org_id, start_account_id, ...instance } = found(row);
  const runs = instance.status === 1;
  const own = start_account_id === caller.id;
  const writes = runs && (await mayWrite(db, caller, org_id));
  const can_intervene = writes && caller.permissions.has(MAY.intervene);
  return {
    ...instance,
    can_cancel: runs && own && caller.permissions.has(MAY.cancel),
    can_cancel_as_admin: writes && caller.permissions.has(MAY.cancelAny),
    can_remind: runs && (own || can_intervene) && caller.permissions.has(MAY.remind),
    can_intervene,
  };
}

/** Returns whether the caller may change records of an organisation. */
export function mayWrite(db: Db, { scope }: Pick<Caller, 'scope'>, org_id: string): Promise<boolean> {
  return isBelow(db, org_id, scope.write);
}
