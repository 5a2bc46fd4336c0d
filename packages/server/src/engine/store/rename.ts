import type { Happening } from '../core/index.ts';
import type { Trx } from '../types.ts';
import { statePart } from './instance-rows.ts';
import { runParts } from './parts.ts';
import type { InstanceRow } from './rows.ts';
import { jobParts } from './write-jobs.ts';

/** Writes the move of an instance to another definition. Ended activities keep their old ids. */
export async function renameVisits(
  trx: Trx,
  row: InstanceRow,
  definition: string,
  happened: readonly Happening[],
): Promise<void> {
  await runParts(trx, [statePart(row), ...jobParts(row, happened).parts]);
  await trx.updateTable('engine_instance').set({ definition_id: definition }).where('id', '=', row.id).execute();
  await trx.updateTable('process_instance').set({ definition_id: definition }).where('id', '=', row.id).execute();
  for (const visit of Object.values(row.state.visits)) {
    for (const { id, node } of visit.waits ?? []) {
      await trx.updateTable('engine_job').set({ node }).where('id', '=', id).execute();
      await trx.updateTable('engine_wait').set({ node }).where('id', '=', id).execute();
    }
  }
  for (const one of happened) {
    if (one.type !== 'renamed') continue;
    await trx
      .updateTable('process_activity')
      .set({ key: one.node })
      .where('instance_id', '=', row.id)
      .where('visit', '=', one.visit)
      .where('ended_at', 'is', null)
      .execute();
    await trx
      .updateTable('process_task')
      .set({ definition_key: one.node })
      .where('instance_id', '=', row.id)
      .where('execution_id', '=', one.visit)
      .where('ended_at', 'is', null)
      .execute();
    await trx
      .updateTable('engine_job')
      .set({ node: one.node })
      .where('instance_id', '=', row.id)
      .where('visit', '=', one.visit)
      .where('kind', '<>', 'timer')
      .execute();
  }
}
