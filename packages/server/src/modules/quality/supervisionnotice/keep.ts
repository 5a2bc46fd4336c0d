import { civilDay, NOTICE, POST, SUSPENSION, supervisionnotice, suspensionorder, type RowOf } from '@gongdi/domain';
import { checkInOrder, checkPost, keepProof, type Proving } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { noticeLabel, refusal } from './text/index.ts';

type Notice = RowOf<typeof supervisionnotice>;
type Order = RowOf<typeof suspensionorder>;

/** Who issues and rechecks notices (GB/T 50319-2013, A.0.3). */
const SUPERVISION = [POST.supervisor, POST.chief];

const today = ({ now, timeZone }: WriteContext): string => civilDay(now, timeZone);

/** Keeps what proves the pictures of a field, taken between two steps. @returns it as the record has it */
async function proved<F extends 'reply_photos' | 'ask_photos'>(
  trx: Db,
  proving: Proving,
  context: WriteContext,
  { resource, row, path, between }: Proved<F>,
): Promise<string> {
  const proof = { resource, record_id: row.id, project_id: row.project_id, pictures: row[path], between };
  return JSON.stringify(await keepProof(trx, proof, path, context, proving));
}

interface Proved<F extends string> {
  resource: string;
  row: { id: string; project_id: string } & Partial<Record<F, unknown>>;
  path: F;
  between: readonly [from: string | null | undefined, to: string | null | undefined];
}

/** Keeps who takes which step of a notice, its term, and that nobody answers himself. @throws GongdiError */
export async function keepNotice(trx: Db, proving: Proving, row: Notice, context: WriteContext): Promise<void> {
  const before = context.before as Notice | undefined;
  if (!before || before.notice_status === row.notice_status) return;
  switch (row.notice_status) {
    case NOTICE.issued: {
      const back = before.notice_status === NOTICE.replied;
      await checkPost(trx, row, SUPERVISION, noticeLabel(back ? 'recheck' : 'issue'), context);
      if (row.deadline < today(context)) throw refusal(context, 'deadline', 'dueBefore');
      if (!back && row.replier_id === row.issued_by) throw refusal(context, 'replier_id', 'samePerson');
      return;
    }
    case NOTICE.replied: {
      checkInOrder([row.issued_at, row.replied_at], 'reply', context);
      // What was corrected is not proved by a picture from before the notice.
      const reply_proof = await proved(trx, proving, context, {
        resource: supervisionnotice.name,
        row,
        path: 'reply_photos',
        between: [row.issued_at, row.replied_at],
      });
      await trx.updateTable('supervision_notice').set({ reply_proof }).where('id', '=', row.id).execute();
      return;
    }
    case NOTICE.closed:
      await checkPost(trx, row, SUPERVISION, noticeLabel('recheck'), context);
      return checkInOrder([row.replied_at, row.reviewed_at], 'review_opinion', context);
    default:
  }
}

/** Keeps who takes which step of an order that stops the works, and its days. @throws GongdiError */
export async function keepOrder(trx: Db, proving: Proving, row: Order, context: WriteContext): Promise<void> {
  const before = context.before as Order | undefined;
  if (!before || before.suspension_status === row.suspension_status) return;
  const by = (posts: readonly number[], what: Parameters<typeof noticeLabel>[0]) =>
    checkPost(trx, row, posts, noticeLabel(what), context);
  switch (row.suspension_status) {
    case SUSPENSION.stopped:
      // The owner may refuse as well; only the chief supervisor issues.
      if (before.suspension_status !== SUSPENSION.draft) return by([POST.chief, POST.owner], 'review');
      await by([POST.chief], 'stop');
      if (row.stopped_on < today(context)) throw refusal(context, 'stopped_on', 'stopBefore', { day: today(context) });
      return;
    case SUSPENSION.asked: {
      await by([POST.projectLeader], 'ask');
      checkInOrder([row.issued_at, row.asked_at], 'ask_note', context);
      const ask_proof = await proved(trx, proving, context, {
        resource: suspensionorder.name,
        row,
        path: 'ask_photos',
        between: [row.issued_at, row.asked_at],
      });
      await trx.updateTable('suspension_order').set({ ask_proof }).where('id', '=', row.id).execute();
      return;
    }
    case SUSPENSION.reviewed:
      await by([POST.chief], 'review');
      return checkInOrder([row.asked_at, row.reviewed_at], 'review_opinion', context);
    case SUSPENSION.approved:
      await by([POST.owner], 'approve');
      return checkInOrder([row.reviewed_at, row.approved_at], 'owner_opinion', context);
    case SUSPENSION.resumed:
      await by([POST.chief], 'resume');
      checkInOrder([row.approved_at, row.resumed_at], 'resume_on', context);
      if (row.resume_on! < today(context)) throw refusal(context, 'resume_on', 'resumeBefore', { day: today(context) });
      return;
    default:
  }
}
