import { CORRECTION, type attendancecorrection, type RowOf, civilDay, daysLater } from '@gongdi/domain';
import { recompute, type Moment } from '../../../attendance/index.ts';
import type { Db } from '../../../store/index.ts';

/** Makes the days of a person again for which a correction was approved, or an approved one withdrawn. */
export async function correctionDecided(
  trx: Db,
  row: RowOf<typeof attendancecorrection>,
  moment: Moment,
): Promise<void> {
  const { staff_id, project_id, kind, corrected_at, from_date, to_date } = row;
  const day = corrected_at ? civilDay(Date.parse(corrected_at), moment.timeZone) : '';
  const [from, to] =
    kind === CORRECTION.leave ? [from_date ?? '', to_date ?? ''] : [daysLater(day, -1), daysLater(day, 1)];
  await recompute(trx, { project_id, staff_ids: [staff_id], from, to }, moment);
}
