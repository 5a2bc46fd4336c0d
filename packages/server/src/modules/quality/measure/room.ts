import { measure, qualitycorrection } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { judgeMeasurement } from './judge.ts';
import { closedByMeasuring } from './order-bursts.ts';
import { ratesHandler } from './rates.ts';

export default defineRoom({
  handlers: ({ db }) => [ratesHandler(db)],
  afterWrite: (ground) => [
    afterWrite(measure, (trx, row, context) => judgeMeasurement(trx, ground().setting, row, context)),
    afterWrite(qualitycorrection, closedByMeasuring),
  ],
});
