import { calls } from '@gongdi/api';
import { qualityassessment } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { assessmentForm } from './assessment-form.ts';
import { belowOf, chainHandler } from './chain.ts';
import { keepAssessment } from './keep-assessment.ts';

export default defineRoom({
  handlers: (ground) => [chainHandler(ground), formHandler(ground, calls.quality.assessmentForm, assessmentForm)],
  forms: (ground) => formPrinter(ground, assessmentForm),
  afterWrite: (ground) => [
    afterWrite(qualityassessment, (trx, row, context) => keepAssessment(trx, ground().setting, row, context)),
  ],
  derive: () => ({
    [qualityassessment.name]: async (db, rows) => {
      const below = await belowOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => ({ below_total: below.get(id)?.all ?? 0, below_open: below.get(id)?.open ?? 0 }));
    },
  }),
});
