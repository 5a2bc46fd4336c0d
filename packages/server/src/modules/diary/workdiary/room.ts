import { civilDay, GongdiError, supervisionlog, workdiary, type Label } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { type Db } from '../../../store/index.ts';
import { monthHandler } from './month.ts';
import { offerHandler } from './offer.ts';

const LATE: Label = { zh: '不能写将来的日志，请改选日期', en: 'This day has not come yet; choose another' };

/** Refuses a day to come, and marks what is written after its day: with the day of writing, which nobody chooses. */
async function markLate(
  trx: Db,
  table: 'diary' | 'supervision_log',
  { id, diary_date }: { id: string; diary_date: string },
  { now, timeZone, before }: WriteContext,
): Promise<void> {
  if (before) return;
  const today = civilDay(now, timeZone);
  if (diary_date > today)
    throw new GongdiError('invalid', {
      label: LATE,
      problems: [{ path: 'diary_date', code: 'refused', message: LATE.zh }],
    });
  const late_days = Math.round((Date.parse(today) - Date.parse(diary_date)) / 86_400_000);
  if (late_days > 0) await trx.updateTable(table).set({ late_days, late_flag: true }).where('id', '=', id).execute();
}

export default defineRoom({
  handlers: ({ db, timeZone }) => [offerHandler(db, timeZone), monthHandler(db, timeZone)],
  afterWrite: [
    afterWrite(workdiary, (trx, row, context) => markLate(trx, 'diary', row, context)),
    afterWrite(supervisionlog, (trx, row, context) => markLate(trx, 'supervision_log', row, context)),
  ],
});
