import { civilDay, daysLater, ENQUIRY, GongdiError, TERM_KEPT, type questionreply, type RowOf } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { questionsLabel, refusal } from './text/index.ts';

type Question = RowOf<typeof questionreply>;

/** Counts terms and reopenings whenever a question is written or taken a step further. @throws GongdiError */
export async function keepQuestion(trx: Db, row: Question, context: WriteContext, setting: ReadSetting): Promise<void> {
  const before = context.before as Question | undefined;
  const dayOf = (at: string): string => civilDay(Date.parse(at), context.timeZone);
  if (!before) return write(trx, row.id, { asked_on: dayOf(row.created_at) });
  if (before.status === row.status) return;
  if (row.status === ENQUIRY.toAccept) {
    const isLate = before.term_kept === TERM_KEPT.late || dayOf(row.answered_at!) > row.deadline;
    return write(trx, row.id, { term_kept: isLate ? TERM_KEPT.late : TERM_KEPT.kept });
  }
  if (row.status === ENQUIRY.accepted)
    return write(trx, row.id, { reopen_until: daysLater(dayOf(row.closed_at!), setting('enquiry_reopen_days')) });
  if (row.status !== ENQUIRY.again) return;
  if (before.status === ENQUIRY.accepted) return reopen(trx, row, before, context);
  const answered = dayOf(before.answered_at!);
  if (row.deadline < answered) throw refusal(context, 'deadline', 'termPast', { day: answered });
}

async function reopen(trx: Db, row: Question, before: Question, context: WriteContext): Promise<void> {
  const today = civilDay(context.now, context.timeZone);
  if (before.reopen_until && before.reopen_until < today)
    throw new GongdiError('conflict', { label: questionsLabel('reopenOver', { until: before.reopen_until }) });
  if (row.deadline < today) throw refusal(context, 'deadline', 'termPast', { day: today });
  await write(trx, row.id, { reopened_count: (before.reopened_count ?? 0) + 1 });
}

interface Kept {
  asked_on?: string;
  term_kept?: number;
  reopen_until?: string;
  reopened_count?: number;
}

/** Raw: derived from what was just written. */
async function write(trx: Db, id: string, values: Kept): Promise<void> {
  await trx.updateTable('enquiry').set(values).where('id', '=', id).execute();
}
