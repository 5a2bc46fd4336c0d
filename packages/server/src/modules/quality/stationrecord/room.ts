import { stationapply, stationrecord } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepRecord, keepRequest } from './keep-station.ts';
import { recordFormHandler } from './record-form.ts';

export default defineRoom({
  handlers: (ground) => [recordFormHandler(ground)],
  afterWrite: (ground) => [
    afterWrite(stationapply, (trx, row, context) => keepRequest(trx, ground().setting, row, context)),
    afterWrite(stationrecord, (trx, row, context) => keepRecord(trx, ground().setting, row, context)),
  ],
});
