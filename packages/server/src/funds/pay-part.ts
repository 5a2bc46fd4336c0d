import { fenOf, FUND_ENTRY, FUND_STATUS, yuanOf, type Fen } from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../resources/index.ts';
import type { Db } from '../store/index.ts';
import { book } from './ledger.ts';

/**
 * Books that an order of a contract has paid a part of an approved request; the part that completes it ends it. That the
 * parts are not more than the request is held by the database when the orders are approved.
 */
export async function payPart(
  trx: Db,
  paper_id: string,
  { amount, on }: { amount: Fen; on: string },
  writer: Pick<WriteContext, 'now' | 'account_id' | 'timeZone'>,
): Promise<void> {
  const paper = await trx
    .selectFrom('fund_paper')
    .selectAll()
    .where('id', '=', paper_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isBooked = await book(trx, paper, { kind: FUND_ENTRY.paid, amount, on }, writer);
  // The amount was granted with the request.
  if (!isBooked) throw new Error(`funds of ${paper.project_id} do not hold what was granted`);
  const paid = fenOf(paper.paid_amount) + amount;
  await trx
    .updateTable('fund_paper')
    .set({
      paid_amount: yuanOf(paid),
      paid_on: on,
      paid_by: writer.account_id,
      ...(paid >= fenOf(paper.amount) && { status: FUND_STATUS.paid }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', paper.id)
    .execute();
}
