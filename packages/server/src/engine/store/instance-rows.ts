import { BudgetError } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { INSTANCE_LIMITS } from '../limits.ts';
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

/** @throws GongdiError `processStuck` when there is more of an instance than is kept */
function stateText({ state }: InstanceRow): string {
  const text = JSON.stringify(state);
  const { characters } = INSTANCE_LIMITS;
  if (text.length <= characters) return text;
  const label = {
    zh: `流程实例的变量和状态共 ${text.length} 个字符，超过上限 ${characters}，请减少变量或改用附件`,
    en: `The instance holds ${text.length} characters of variables and state, more than ${characters}; keep less in variables, or use files`,
  };
  throw new GongdiError('processStuck', { label, cause: new BudgetError(label) });
}

export async function insertState(trx: Trx, row: InstanceRow): Promise<void> {
  await sql`
    insert into engine_instance (id, root_id, parent_id, parent_visit, definition_id, state)
    values (${row.id}, ${row.root_id}, ${row.parent_id}, ${row.parent_visit}, ${row.definition_id},
      ${stateText(row)})`.execute(trx);
}

export function statePart(row: InstanceRow): Part {
  return sql`update engine_instance set state = ${stateText(row)} where id = ${row.id}`;
}
