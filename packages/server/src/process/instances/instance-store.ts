import type { ProcessInstance, ProcessInstanceDetail } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import type { Caller } from '../../handler/index.ts';
import { approvalTables } from '../approval-tables.ts';
import { knownPerson } from '../people.ts';
import { found, visibleInstance } from '../visibility.ts';
import { MAY } from './rights.ts';

/** Instances `i` with their definition `d` and what approvals know of them, `e`. */
export function instanceRows(db: Kysely<unknown>) {
  return approvalTables(db)
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

/** @throws GongdiError `notFound` for an instance that the caller does not see */
export async function getInstance(db: Kysely<unknown>, caller: Caller, id: string): Promise<ProcessInstanceDetail> {
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

/** Whether an organisation is one whose records the caller may change. */
export async function mayWrite(
  db: Kysely<unknown>,
  { scope }: Pick<Caller, 'scope'>,
  org_id: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from organisation o, unnest(${[...scope.write]}::text[]) as root (path)
    where o.id = ${org_id} and starts_with(o.path, root.path) limit 1`.execute(db);
  return rows.length > 0;
}
