import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Trx } from '../../engine/index.ts';
import type { Caller } from '../../handler/index.ts';
import { mayWrite } from '../instances/instance-store.ts';
import { conflict } from '../refuse.ts';
import { lockEngine } from '../tasks/act/open-task.ts';
import { found, visibleInstance } from '../visibility.ts';

export interface ManagedRow {
  id: string;
  name: string;
  org_id: string;
  definition_id: string;
  starter_id: string;
  status: number;
}

/**
 * A running instance of an organisation that the caller may change, held until the transaction ends.
 * @throws GongdiError `notFound`, `permission`, or `conflict` when it has ended
 */
export async function lockManaged(trx: Trx, caller: Caller, id: string): Promise<ManagedRow> {
  const { rows: seen } = await sql`select 1 from process_instance i where i.id = ${id} and ${visibleInstance(caller)}`.execute(trx); // prettier-ignore
  if (seen.length === 0) throw new GongdiError('notFound');
  await lockEngine(trx, id);
  const { rows } =
    await sql<ManagedRow>`select i.id, i.name, i.org_id, i.definition_id, i.start_account_id as starter_id, i.status
    from process_instance i where i.id = ${id} for update`.execute(trx);
  const instance = found(rows[0]);
  if (!(await mayWrite(trx, caller, instance.org_id))) throw new GongdiError('permission');
  if (instance.status !== 1) throw conflict('notRunning');
  return instance;
}
