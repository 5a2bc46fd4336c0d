import { monthsLater, daysLater, physicalexaminationresult, type SettingKey } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { anyOf, type Db } from '../../../store/index.ts';

export default defineRoom({
  afterWrite: (ground) => [
    afterWrite(
      physicalexaminationresult,
      (trx, { id }) => fillTerms(trx, [id], ground().setting),
      (trx, ids) => fillTerms(trx, ids, ground().setting),
    ),
  ],
});

/** Fills in until when checks are valid, where nobody said so: by the term of the hazard. */
async function fillTerms(trx: Db, ids: readonly string[], setting: Ground['setting']): Promise<void> {
  const rows = await trx
    .selectFrom('medical')
    .select(['hazard', 'exam_date'])
    .distinct()
    .where('id', '=', anyOf([...ids]))
    .where('valid_to', 'is', null)
    .execute();
  for (const { hazard, exam_date } of rows) {
    const months = setting(`medical_months_${hazard}` as SettingKey);
    if (typeof months !== 'number') continue;
    await trx
      .updateTable('medical')
      .set({ valid_to: daysLater(monthsLater(exam_date, months), -1) })
      .where('id', '=', anyOf([...ids]))
      .where('valid_to', 'is', null)
      .where('hazard', '=', hazard)
      .where('exam_date', '=', exam_date)
      .execute();
  }
}
