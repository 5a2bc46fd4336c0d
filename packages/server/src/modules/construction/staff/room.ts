import { staff } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { sendAbsentAway } from './absent.ts';
import { staffImport, writeArrivals } from './import-staff.ts';
import { keepStay } from './stay.ts';

export default defineRoom({
  afterWrite: (ground) => [
    // A sheet takes over a register: `staffImport` refuses its rows, and who is on site by it has arrived.
    afterWrite(staff, (trx, row, context) => keepStay(trx, ground(), row, context), writeArrivals),
  ],
  onImport: (ground) => ({ [staff.name]: staffImport(ground) }),
  hourly: [sendAbsentAway],
});
