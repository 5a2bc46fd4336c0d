import { BudgetError } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { INSTANCE_LIMITS } from '../limits.ts';
import type { InstanceEnd, Trx } from '../types.ts';
import type { Part } from './parts.ts';
import type { InstanceRow } from './rows.ts';

const STATUS = { running: 1, ended: 2 } as const;
const RUNNING = 1;
/** Result of an ended instance, unless an approval has set another one before. */
const RESULT: Readonly<Record<InstanceEnd, number>> = { completed: 2, failed: 3, terminated: 4 };

export async function insertInstance(
  trx: Trx,
  row: Pick<InstanceRow, 'id' | 'org_id' | 'definition_id' | 'name' | 'business_key' | 'starter_id' | 'parent_id'>,
  at: string,
  calling: string | null = null,
): Promise<void> {
  const { id, org_id, definition_id, name, business_key } = row;
  await trx
    .insertInto('process_instance')
    .values({
      id,
      org_id,
      definition_id,
      name,
      business_key,
      status: STATUS.running,
      result: RUNNING,
      start_account_id: row.starter_id,
      started_at: at,
      parent_instance_id: row.parent_id,
      parent_activity_key: calling,
    })
    .execute();
}

export async function endInstanceRow(trx: Trx, id: string, how: InstanceEnd, at: string): Promise<void> {
  await trx
    .updateTable('process_instance')
    .set((eb) => ({
      status: STATUS.ended,
      ended_at: at,
      result: eb.case().when('result', '=', RUNNING).then(eb.lit(RESULT[how])).else(eb.ref('result')).end(),
    }))
    .where('id', '=', id)
    .execute();
  await trx
    .with('jobs', (own) => own.deleteFrom('engine_job').where('instance_id', '=', id))
    .with('waits', (own) => own.deleteFrom('engine_wait').where('instance_id', '=', id))
    .deleteFrom('engine_instance')
    .where('id', '=', id)
    .execute();
}

/** @throws GongdiError `processStuck` when the state is larger than the limit */
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
  const { id, root_id, parent_id, parent_visit, definition_id } = row;
  await trx
    .insertInto('engine_instance')
    .values({ id, root_id, parent_id, parent_visit, definition_id, state: stateText(row) })
    .execute();
}

export function statePart(row: InstanceRow): Part {
  return sql`update engine_instance set state = ${stateText(row)} where id = ${row.id}`;
}
