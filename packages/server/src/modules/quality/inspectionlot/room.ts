import { calls } from '@gongdi/api';
import { inspectionlot } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { divideHandler } from './divide.ts';
import { lotForm } from './lot-form.ts';
import { keepLot } from './keep-lot.ts';

export default defineRoom({
  handlers: (ground) => [divideHandler(ground), formHandler(ground, calls.quality.lotForm, lotForm)],
  forms: (ground) => formPrinter(ground, lotForm),
  afterWrite: (ground) => [
    afterWrite(inspectionlot, (trx, row, context) => keepLot(trx, ground().setting, row, context)),
  ],
});
