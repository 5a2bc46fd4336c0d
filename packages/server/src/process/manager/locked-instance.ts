import { GongdiError } from '@gongdi/domain';
import type { Trx } from '../../engine/index.ts';
import type { Caller } from '../../handler/index.ts';
import { mayWrite } from '../instances/instance-store.ts';
import { conflict } from '../refuse.ts';
import { lockEngine } from '../tasks/act/open-task.ts';
import { found, seesInstance } from '../visibility.ts';

export interface ManagedRow {
  id: string;
  name: string;
  org_id: string;
  definition_id: string;
  starter_id: string;
  status: number;
}

/**
 * Reads a running instance of an organisation that the caller may change, and locks its row until the transaction
 * ends.
 * @throws GongdiError `notFound`, `permission`, or `conflict` if it has ended
 */
export async function lockManaged(trx: Trx, caller: Caller, id: string): Promise<ManagedRow> {
  if (!(await seesInstance(trx, caller, id))) throw new GongdiError('notFound');
  await lockEngine(trx, id);
  const row = await trx
    .selectFrom('process_instance')
    .select(['id', 'name', 'org_id', 'definition_id', 'start_account_id as starter_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const instance = found(row);
  if (!(await mayWrite(trx, caller, instance.org_id))) throw new GongdiError('permission');
  if (instance.status !== 1) throw conflict('notRunning');
  return instance;
}
