import {
  contractchange,
  contractclaim,
  contractcost,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
} from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepCertificate } from './certificate-rules.ts';
import { keepChange } from './change-rules.ts';
import { countTerms, keepContract } from './contract-rules.ts';
import { deriveCost } from './cost.ts';
import { curveHandler } from './curve.ts';
import { keepClaim, keepSafetyUse, keepSheet } from './paper-rules.ts';
import { keepPayout } from './payout-rules.ts';
import { sectionsHandler } from './sections.ts';
import { waterfallHandler } from './waterfall.ts';

export default defineRoom({
  handlers: ({ db }) => [waterfallHandler(db), sectionsHandler(db), curveHandler(db)],
  afterWrite: (ground) => [
    afterWrite(contractmanage, (trx, row, context) => keepContract(trx, ground(), row, context)),
    afterWrite(contractchange, keepChange),
    afterWrite(contractmeasure, keepSheet),
    afterWrite(contractclaim, (trx, row, context) => keepClaim(trx, ground(), row, context)),
    afterWrite(contractpayment, (trx, row, context) => keepCertificate(trx, ground(), row, context)),
    afterWrite(contractpayout, keepPayout),
    afterWrite(contractsafety, keepSafetyUse),
  ],
  derive: (ground) => ({ [contractcost.name]: deriveCost(ground) }),
  hourly: [countTerms],
});
