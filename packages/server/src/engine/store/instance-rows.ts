import { sql } from 'kysely';
import type { InstanceEnd, Trx } from '../types.ts';
import type { Part } from './parts.ts';
import type { InstanceRow } from './rows.ts';

const STATUS = { running: 1, ended: 2 } as const;
const RUNNING = 1;
/** ResultCode of an instance, unless somebody has decided it before. */
const RESULT: Readonly<Record<InstanceEnd, number>> = { completed: 2, failed: 3, terminated: 4 };

export async function insertInstance(
  trx: Trx,
  row: InstanceRow,
  at: string,
  calling: string | null = null,
): Promise<void> {
  await sql`
    insert into process_instance (id, org_id, definition_id, name, business_key, status, result, start_account_id,
      started_at, parent_instance_id, parent_activity_key)
    values (${row.id}, ${row.org_id}, ${row.definition_id}, ${row.name}, ${row.business_key}, ${STATUS.running},
      ${RUNNING}, ${row.starter_id}, ${at}, ${row.parent_id}, ${calling})`.execute(trx);
}

export async function endInstanceRow(trx: Trx, id: string, how: InstanceEnd, at: string): Promise<void> {
  await sql`
    update process_instance set status = ${STATUS.ended}, ended_at = ${at},
      result = case when result = ${RUNNING} then ${RESULT[how]}::integer else result end
    where id = ${id}`.execute(trx);
  await sql`with j as (delete from engine_job where instance_id = ${id}), w as (delete from engine_wait where instance_id = ${id})
    delete from engine_instance where id = ${id}`.execute(trx);
}

export async function insertState(trx: Trx, row: InstanceRow): Promise<void> {
  await sql`
    insert into engine_instance (id, root_id, parent_id, parent_visit, definition_id, state)
    values (${row.id}, ${row.root_id}, ${row.parent_id}, ${row.parent_visit}, ${row.definition_id},
      ${JSON.stringify(row.state)})`.execute(trx);
}

export function statePart(row: InstanceRow): Part {
  return sql`update engine_instance set state = ${JSON.stringify(row.state)} where id = ${row.id}`;
}
