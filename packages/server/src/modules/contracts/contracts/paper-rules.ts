import {
  ACCOUNT,
  civilDay,
  CONTRACT_CLAIM,
  CLAIM_KIND,
  claimUntil,
  CONTRACT_PAPER,
  daysLater,
  fenOf,
  heldBy,
  isLateClaim,
  measuredOf,
  SAFETY_USE,
  safetyEntries,
  sheetQuantity,
  yuanOf,
  type contractclaim,
  type contractmeasure,
  type contractsafety,
  type RowOf,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { settlementOf } from './certified.ts';
import { book } from './entries.ts';
import { checkOther, lockedContract, type ContractsGround } from './ground.ts';
import { conflict, contractsLabel, refusal } from './text/index.ts';

/** Keeps the rules of a measurement sheet; the database holds what is certified. */
export async function keepSheet(trx: Db, row: RowOf<typeof contractmeasure>, context: WriteContext): Promise<void> {
  if (row.measure_status === CONTRACT_PAPER.approved) {
    checkOther(row.certified_by, row.created_by);
    return checkUnsettled(trx, row.contract_id);
  }
  if (row.measured_on > civilDay(context.now, context.timeZone)) throw refusal(context, 'measured_on', 'later');
  const quantity = measuredOf(sheetQuantity(row.lines));
  await trx.updateTable('measure_sheet').set({ quantity }).where('id', '=', row.id).execute();
}

/** @throws GongdiError once the settlement is approved: no payment would take the work any more */
export async function checkUnsettled(trx: Db, contract_id: string | null | undefined): Promise<void> {
  if (contract_id && (await settlementOf(trx, contract_id))) throw conflict('workSettled');
}

/** Keeps the terms of a claim, and what is granted. */
export async function keepClaim(
  trx: Db,
  { setting }: ContractsGround,
  row: RowOf<typeof contractclaim>,
  context: WriteContext,
): Promise<void> {
  const days = setting('contract_claim_days');
  const isLate = row.claim_kind === CLAIM_KIND.claim && isLateClaim(row.happened_on, row.notified_on, days);
  if (row.claim_status === CONTRACT_CLAIM.open) {
    if (row.notified_on > civilDay(context.now, context.timeZone)) throw refusal(context, 'notified_on', 'later');
    const answer_until = daysLater(row.notified_on, setting('contract_answer_days'));
    await trx.updateTable('contract_claim').set({ late: isLate, answer_until }).where('id', '=', row.id).execute();
  }
  if (row.claim_status !== CONTRACT_CLAIM.granted) return;
  checkOther(row.answered_by, row.created_by);
  if (isLate) throw conflict('lateClaim', { days, until: claimUntil(row.happened_on, days) });
  const granted = fenOf(row.granted_amount);
  if (granted <= 0) throw refusal(context, 'granted_amount', 'grantedNothing');
  if (granted > fenOf(row.claimed_amount))
    throw refusal(context, 'granted_amount', 'grantedMore', { amount: row.claimed_amount });
}

/** Books a use of the safety fee once somebody else has checked it. */
export async function keepSafetyUse(trx: Db, row: RowOf<typeof contractsafety>, context: WriteContext): Promise<void> {
  if (row.used_on > civilDay(context.now, context.timeZone)) throw refusal(context, 'used_on', 'later');
  const before = context.before as typeof row | undefined;
  if (row.use_status !== SAFETY_USE.confirmed || before?.use_status === SAFETY_USE.confirmed) return;
  checkOther(row.checked_by, row.created_by);
  const contract = await lockedContract(trx, row.contract_id);
  const postings = safetyEntries(fenOf(row.amount));
  const summary = contractsLabel('entrySafety', { number: contract.contract_number, name: row.use_name }).zh;
  await book(trx, contract, postings, { entry_on: row.used_on, summary, safety_id: row.id }, context);
  const balance_after = yuanOf(fenOf(contract.safety_balance) + heldBy(postings, ACCOUNT.safety_fund));
  await trx.updateTable('safety_use').set({ balance_after }).where('id', '=', row.id).execute();
}
