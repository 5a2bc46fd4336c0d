import { sql } from 'kysely';
import type { Happening } from '../core/index.ts';
import type { Trx } from '../types.ts';
import { statePart } from './instance-rows.ts';
import { runParts } from './parts.ts';
import type { InstanceRow } from './rows.ts';
import { jobParts } from './write-jobs.ts';

/** Writes down that an instance goes on by another definition. Ended activities keep the ids that they had. */
export async function renameVisits(
  trx: Trx,
  row: InstanceRow,
  definition: string,
  happened: readonly Happening[],
): Promise<void> {
  await runParts(trx, [statePart(row), ...jobParts(row, happened).parts]);
  await sql`update engine_instance set definition_id = ${definition} where id = ${row.id}`.execute(trx);
  await sql`update process_instance set definition_id = ${definition} where id = ${row.id}`.execute(trx);
  for (const visit of Object.values(row.state.visits)) {
    for (const { id, node } of visit.waits ?? []) {
      await sql`update engine_job set node = ${node} where id = ${id}`.execute(trx);
      await sql`update engine_wait set node = ${node} where id = ${id}`.execute(trx);
    }
  }
  for (const one of happened) {
    if (one.type !== 'renamed') continue;
    await sql`update process_activity set key = ${one.node}
      where instance_id = ${row.id} and visit = ${one.visit} and ended_at is null`.execute(trx);
    await sql`update process_task set definition_key = ${one.node}
      where instance_id = ${row.id} and execution_id = ${one.visit} and ended_at is null`.execute(trx);
    await sql`update engine_job set node = ${one.node}
      where instance_id = ${row.id} and visit = ${one.visit} and kind <> 'timer'`.execute(trx);
  }
}
