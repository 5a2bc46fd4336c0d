import { staff } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { sendAbsentAway } from './absent.ts';
import { staffImport } from './import-staff.ts';
import { keepStay } from './stay.ts';

export default defineRoom({
  afterWrite: (ground) => [afterWrite(staff, (trx, row, context) => keepStay(trx, ground(), row, context))],
  onImport: (ground) => ({ [staff.name]: staffImport(ground) }),
  hourly: [sendAbsentAway],
});
