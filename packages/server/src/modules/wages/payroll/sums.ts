import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Counts a sheet again from its lines, in one statement. Raw: derived from what was just written. */
export async function countSheet(trx: Db, sheet_id: string): Promise<void> {
  // Raw SQL: an update from sums.
  await sql`
    update wage_sheet s set people = l.people, signed_count = l.signed, days_total = l.days, differing = l.differing,
      payable_total = l.payable, deducted_total = l.payable - l.due, due_total = l.due, paid_total = l.paid,
      remaining_total = l.due - l.paid
    from (
      select count(*) as people, count(*) filter (where sign_status in (2, 3)) as signed,
        coalesce(sum(days), 0) as days, count(*) filter (where differs) as differing,
        coalesce(sum(payable), 0) as payable, coalesce(sum(due), 0) as due, coalesce(sum(paid), 0) as paid
      from wage_line where sheet_id = ${sheet_id}) l
    where s.id = ${sheet_id}`.execute(trx);
}
