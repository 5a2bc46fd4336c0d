import { labourprojectmanage, org, projectmanage, staff } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { addMissing, countLabour } from './count-labour.ts';

/** Counts again the people of the project that a record belongs to. */
const recount = (trx: Db, { project_id }: { project_id?: string | null | undefined }): Promise<void> =>
  project_id ? countLabour(trx, [project_id]) : Promise.resolve();

export default defineRoom({
  afterWrite: [
    afterWrite(projectmanage, async (trx, { id }, { now }) => {
      await addMissing(trx, now, [id]);
      await countLabour(trx, [id]);
    }),
    afterWrite(labourprojectmanage, recount),
    afterWrite(org, recount),
    afterWrite(staff, recount),
  ],
  hourly: [
    ({ db }, now) =>
      transaction(db, async (trx) => {
        await addMissing(trx, now);
        await countLabour(trx);
      }),
  ],
});
