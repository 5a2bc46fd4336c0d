import { movement, payentry, payline, payroll, payspecialaccount, paystatement } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { countMonths, keepAccount, keepEntry } from './account-rules.ts';
import { bankFileHandler } from './bank-file-handler.ts';
import { bankReturnHandler } from './bank-return-handler.ts';
import { depositColumns } from './deposit.ts';
import { fillHandler } from './fill.ts';
import { checkSettled } from './leaving.ts';
import { keepLine } from './line-rules.ts';
import { ownHandlers } from './own-handlers.ts';
import { reconcile, reconcileAdded } from './reconcile.ts';
import { keepSheet } from './sheet-rules.ts';

export default defineRoom({
  handlers: (ground) => [
    fillHandler(ground),
    bankFileHandler(ground),
    bankReturnHandler(ground),
    ...ownHandlers(ground),
  ],
  afterWrite: (ground) => [
    afterWrite(payroll, (trx, row, context) => keepSheet(trx, ground(), row, context)),
    afterWrite(payline, keepLine),
    afterWrite(payspecialaccount, (trx, row, context) => keepAccount(trx, ground(), row, context)),
    afterWrite(payentry, (trx, row, context) => keepEntry(trx, ground(), row, context)),
    afterWrite(
      paystatement,
      (trx, row) => reconcile(trx, [row.account_id], ground().setting('wage_match_days')),
      (trx, ids) => reconcileAdded(trx, ids, ground().setting('wage_match_days')),
    ),
    afterWrite(movement, checkSettled),
  ],
  derive: (ground) => ({ [payspecialaccount.name]: depositColumns(ground) }),
  hourly: [countMonths],
});
