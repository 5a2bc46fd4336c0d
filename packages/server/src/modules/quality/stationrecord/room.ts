import { calls } from '@gongdi/api';
import { stationapply, stationrecord } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepRecord, keepRequest } from './keep-station.ts';
import { recordForm } from './record-form.ts';

export default defineRoom({
  handlers: (ground) => [formHandler(ground, calls.quality.stationForm, recordForm)],
  forms: (ground) => formPrinter(ground, recordForm),
  afterWrite: (ground) => [
    afterWrite(stationapply, (trx, row, context) => keepRequest(trx, ground().setting, row, context)),
    afterWrite(stationrecord, (trx, row, context) => keepRecord(trx, ground(), row, context)),
  ],
});
