import { inspectionlot } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { divideHandler } from './divide.ts';
import { lotFormHandler } from './lot-form.ts';
import { keepLot } from './keep-lot.ts';

export default defineRoom({
  handlers: (ground) => [divideHandler(ground), lotFormHandler(ground)],
  afterWrite: (ground) => [
    afterWrite(inspectionlot, (trx, row, context) => keepLot(trx, ground().setting, row, context)),
  ],
});
