import { attendancecorrection, DECISION, GongdiError, type RowOf } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { daysLabel } from './text/index.ts';

type Row = RowOf<typeof attendancecorrection>;

/**
 * Refuses a decision by whoever asked for it, or whose days it is about: wages are paid from these days.
 * @throws GongdiError `conflict` that says who may not decide
 */
export async function refuseOwnDecision(trx: Db, row: Row, { before, account_id }: WriteContext): Promise<void> {
  const step = stepOf(row, before as Row | undefined);
  if (!step) return;
  const { label } = attendancecorrection.actions![step];
  const found = await trx
    .selectFrom('attendance_correction as c')
    .innerJoin('staff as s', 's.id', 'c.staff_id')
    .select(['c.created_by', 's.account_id', 's.name'])
    .where('c.id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (found.account_id === account_id)
    throw new GongdiError('conflict', { label: daysLabel('ownDay', { name: found.name, step: label }) });
  if (found.created_by === account_id)
    throw new GongdiError('conflict', { label: daysLabel('ownRequest', { step: label }) });
}

/** Names the step that was taken, if somebody else has to take it. Whoever asked may withdraw, and so pays for it. */
function stepOf({ status, consented_at }: Row, before: Row | undefined): 'approve' | 'refuse' | 'consent' | undefined {
  if (!before) return undefined;
  if (status === DECISION.approved && before.status === DECISION.waiting) return 'approve';
  if (status === DECISION.refused && before.status === DECISION.waiting) return 'refuse';
  return consented_at && consented_at !== before.consented_at ? 'consent' : undefined;
}
