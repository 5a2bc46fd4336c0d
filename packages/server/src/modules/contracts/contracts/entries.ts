import { ACCOUNT, contractentry, fenOf, heldBy, yuanOf, type ContractAccount, type Posting } from '@gongdi/domain';
import { resourceRepository, sendAhead, type Db } from '../../../store/index.ts';
import { asServer } from '../../../wages/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Contract } from './ground.ts';

interface Source {
  entry_on: string;
  summary: string;
  certificate_id?: string;
  payout_id?: string;
  safety_id?: string;
}

/**
 * Adds entries to the ledger of a contract and keeps the sums that are balances of it.
 * @param contract locked
 */
export async function book(
  trx: Db,
  contract: Contract,
  postings: readonly Posting<ContractAccount>[],
  source: Source,
  { now, account_id }: Pick<WriteContext, 'now' | 'account_id'>,
): Promise<void> {
  const entries = resourceRepository(trx, contractentry);
  const access = asServer(contract.org_id, account_id, now);
  const rows = postings.map(({ amount, ...sides }) => ({
    ...source,
    ...sides,
    amount: yuanOf(amount),
    contract_id: contract.id,
    project_id: contract.project_id,
  }));
  await entries.addAhead(access, ...rows);
  const moved = (account: ContractAccount): number => heldBy(postings, account);
  // Raw: derived from the entries.
  const kept = trx
    .updateTable('works_contract')
    .set({
      retention_held: yuanOf(fenOf(contract.retention_held) - moved(ACCOUNT.retention)),
      advance_left: yuanOf(fenOf(contract.advance_left) + moved(ACCOUNT.advance)),
      safety_balance: yuanOf(fenOf(contract.safety_balance) + moved(ACCOUNT.safety_fund)),
    })
    .where('id', '=', contract.id);
  await sendAhead(trx, kept);
}
