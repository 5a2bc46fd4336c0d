import { labourprojectmanage, org, projectmanage, staff } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { projectsOfRecords, transaction, type Db } from '../../../store/index.ts';
import { addMissing, countLabour } from './count-labour.ts';

/** Counts again the people of the project that a record belongs to. */
const recount = (trx: Db, { project_id }: { project_id?: string | null | undefined }): Promise<void> =>
  project_id ? countLabour(trx, [project_id]) : Promise.resolve();

/** Gives projects their labour face, and counts their people. */
async function follow(trx: Db, ids: readonly string[], now: number): Promise<void> {
  await addMissing(trx, now, ids);
  await countLabour(trx, ids);
}

export default defineRoom({
  afterWrite: [
    afterWrite(
      projectmanage,
      (trx, { id }, { now }) => follow(trx, [id], now),
      (trx, ids, { now }) => follow(trx, ids, now),
    ),
    afterWrite(labourprojectmanage, recount),
    afterWrite(org, recount, async (trx, ids) => countLabour(trx, await projectsOfRecords(trx, org, ids))),
    afterWrite(staff, recount, async (trx, ids) => countLabour(trx, await projectsOfRecords(trx, staff, ids))),
  ],
  hourly: [
    ({ db }, now) =>
      transaction(db, async (trx) => {
        await addMissing(trx, now);
        await countLabour(trx);
      }),
  ],
});
