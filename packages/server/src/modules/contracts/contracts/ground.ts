import { basisPoints, contractStatus, fenOf, type PaymentTerms } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import type { Db } from '../../../store/index.ts';
import { conflict } from './text/index.ts';

/** What the rules of contracts need of the server. */
export type ContractsGround = Pick<Ground, 'setting'>;

/** Returns a contract, locked: whatever changes its sums waits for its turn. */
export const lockedContract = (trx: Db, id: string) =>
  trx.selectFrom('works_contract').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export type Contract = Awaited<ReturnType<typeof lockedContract>>;

/** @throws GongdiError unless the contract is in one of the states */
export function checkState({ contract_name, contract_status }: Contract, states: readonly number[]): void {
  if (states.includes(contract_status)) return;
  const state = contractStatus.entries.find(({ value }) => value === contract_status)!.label;
  throw conflict('notRunning', { name: contract_name, state });
}

/** @throws GongdiError when the account made the paper itself */
export function checkOther(account_id: string | null | undefined, made_by: string | null): void {
  if (account_id === made_by) throw conflict('ownPaper');
}

/** The terms of payment of a contract; what was never paid ahead is not recovered. */
export const termsOf = (contract: Contract, paidAhead: boolean): PaymentTerms => ({
  price: fenOf(contract.price_now),
  advance: paidAhead ? fenOf(contract.advance_amount) : 0,
  recover_from: basisPoints(contract.recover_from),
  recover_to: basisPoints(contract.recover_to),
  pay_share: basisPoints(contract.pay_share ?? 100),
  retention_rate: basisPoints(contract.retention_rate),
  safety_advance: paidAhead ? fenOf(contract.safety_prepaid) : 0,
  tax_rate: basisPoints(contract.tax_rate),
  labour_share: basisPoints(contract.labour_share),
});
