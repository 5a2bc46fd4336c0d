import { calls } from '@gongdi/api';
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
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { cashHandlers } from './cash-flow.ts';
import { keepCertificate } from './certificate-rules.ts';
import { keepChange } from './change-rules.ts';
import { countRetention, countTerms, keepContract } from './contract-rules.ts';
import { deriveCost } from './cost.ts';
import { curveHandler } from './curve.ts';
import { keepClaim, keepSafetyUse, keepSheet } from './paper-rules.ts';
import { claimForm, paymentForm } from './forms.ts';
import { keepPayout } from './payout-rules.ts';
import { balancesHandler, costContractsHandler } from './ledger.ts';
import { sectionsHandler } from './sections.ts';
import { waterfallHandler } from './waterfall.ts';

export default defineRoom({
  handlers: (ground) => [
    waterfallHandler(ground.db),
    sectionsHandler(ground.db),
    balancesHandler(ground.db),
    costContractsHandler(ground.db),
    curveHandler(ground.db),
    ...cashHandlers(ground.db),
    formHandler(ground, calls.contracts.paymentForm, paymentForm),
    formHandler(ground, calls.contracts.claimForm, claimForm),
  ],
  forms: (ground) => formPrinter(ground, paymentForm),
  afterWrite: (ground) => [
    afterWrite(contractmanage, (trx, row, context) => keepContract(trx, ground(), row, context)),
    afterWrite(contractchange, keepChange),
    afterWrite(contractmeasure, keepSheet),
    afterWrite(contractclaim, (trx, row, context) => keepClaim(trx, ground(), row, context)),
    afterWrite(contractpayment, (trx, row, context) => keepCertificate(trx, ground(), row, context)),
    afterWrite(contractpayout, (trx, row, context) => keepPayout(trx, ground(), row, context)),
    afterWrite(contractsafety, keepSafetyUse),
  ],
  derive: (ground) => ({ [contractcost.name]: deriveCost(ground) }),
  hourly: [countTerms, countRetention],
});
