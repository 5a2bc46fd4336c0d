import {
  daysDiffer,
  fenOf,
  wageLine,
  WAGE_PAY,
  WAGE_SHEET,
  WAGE_SIGN,
  yuanOf,
  type payline,
  type RowOf,
  type WageTerms,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict, lockedSheet } from './ground.ts';
import { countSheet } from './sums.ts';
import { refusal } from './text/index.ts';

type Row = RowOf<typeof payline>;

/** What follows from the terms of a line. */
export function derivedOf(
  line: WageTerms & { attended_days?: number | null | undefined; paid?: string | null | undefined },
) {
  const { payable, due } = wageLine(line);
  const paid = fenOf(line.paid);
  return {
    payable: yuanOf(payable),
    due: yuanOf(due),
    paid: yuanOf(paid),
    remaining: yuanOf(due - paid),
    differs: daysDiffer(line.days, line.attended_days),
  };
}

/**
 * Keeps the rules of a line whenever a person writes one: its sheet is a draft, or it is signed before a witness.
 * @throws GongdiError
 */
export async function keepLine(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  const sheet = await lockedSheet(trx, row.sheet_id);
  const person = await trx
    .selectFrom('staff')
    .select(['name', 'project_id', 'account_id'])
    .where('id', '=', row.staff_id)
    .executeTakeFirstOrThrow();
  if (row.sign_status === WAGE_SIGN.witnessed && before?.sign_status !== WAGE_SIGN.witnessed) {
    if (sheet.status !== WAGE_SHEET.signing) throw conflict('notSigning');
    // Where he can sign by himself, nobody stands in for him.
    if (person.account_id) throw conflict('ownAccount', { name: person.name });
    await countSheet(trx, sheet.id);
    return;
  }
  if (sheet.status !== WAGE_SHEET.draft) throw conflict('notDraft');
  if (before && before.sheet_id !== row.sheet_id) {
    if ((await lockedSheet(trx, before.sheet_id)).status !== WAGE_SHEET.draft) throw conflict('notDraft');
    await countSheet(trx, before.sheet_id);
  }
  if (person.project_id !== sheet.project_id) throw refusal(context, 'staff_id', 'otherProject', { name: person.name });
  await trx
    .updateTable('wage_line')
    .set({
      ...derivedOf(row),
      account_id: person.account_id,
      wage_month: sheet.wage_month,
      pay_status: row.pay_status ?? WAGE_PAY.unpaid,
      sign_status: WAGE_SIGN.open,
      signature: null,
      signed_at: null,
    })
    .where('id', '=', row.id)
    .execute();
  await countSheet(trx, sheet.id);
}
