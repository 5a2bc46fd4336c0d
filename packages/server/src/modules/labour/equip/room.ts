import { equip, staff } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepGear } from './keep-gear.ts';
import { fillMany, refuseLeft } from './import-gear.ts';
import { tellKept } from './tell-kept.ts';

export default defineRoom({
  afterWrite: (ground) => [
    afterWrite(
      equip,
      (trx, row, context) => keepGear(trx, ground().setting, row, context),
      (trx, ids) => fillMany(trx, ground().setting, ids),
    ),
    // Somebody whom a sheet adds holds nothing yet.
    afterWrite(staff, tellKept, () => Promise.resolve()),
  ],
  onImport: () => ({ [equip.name]: refuseLeft }),
});
