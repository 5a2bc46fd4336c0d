import { insuranceclaim, insuredperson, safetyinsurance } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { coverHandlers } from './cover-handlers.ts';
import { coverTiles } from './cover-tiles.ts';
import { refuseInsured } from './import-insured.ts';
import { keepClaim, keepInsured, keepPolicy } from './keep-policy.ts';
import { keepCovers } from './sweep.ts';

export default defineRoom({
  handlers: (ground) => coverHandlers(ground),
  afterWrite: (ground) => [
    afterWrite(safetyinsurance, (trx, row, context) => keepPolicy(trx, row, context, ground().setting)),
    afterWrite(insuranceclaim, keepClaim),
    // The rows of a sheet have passed `refuseInsured`.
    afterWrite(insuredperson, keepInsured, () => Promise.resolve()),
  ],
  onImport: () => ({ [insuredperson.name]: refuseInsured }),
  tiles: coverTiles,
  hourly: [keepCovers],
});
