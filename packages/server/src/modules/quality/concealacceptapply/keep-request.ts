import {
  concealacceptapply,
  CONCEAL,
  earliestAfter,
  dateTime,
  GongdiError,
  LOT_SIGNERS,
  PART_QUALITY,
  POST,
  type RowOf,
} from '@gongdi/domain';
import { checkInOrder, checkPost, keepProof, recordResult, type Proving } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { concealLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof concealacceptapply>;

/** By so much the supervision may postpone, hours (model contract, 5.3). */
const POSTPONED = 48;

/**
 * Keeps notice, pictures and posts of a request whenever it is taken a step further.
 * @throws GongdiError that says what is missing
 */
export async function keepRequest(trx: Db, proving: Proving, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (!before) return;
  if (before.conceal_status === row.conceal_status) {
    // The only step that leaves it in this state.
    if (row.conceal_status === CONCEAL.notified) checkPostponed(before, row, context);
    return;
  }
  if (row.conceal_status === CONCEAL.notified) await notified(trx, proving, row, context);
  if (row.conceal_status !== CONCEAL.passed && row.conceal_status !== CONCEAL.rejected) return;
  await checkPost(trx, row, [LOT_SIGNERS.accepts, POST.chief], concealLabel('accept'), context);
  checkInOrder([row.photo_at, row.notified_at, row.accepted_at], 'accept_opinion', context);
  const quality_status = row.conceal_status === CONCEAL.passed ? PART_QUALITY.passed : PART_QUALITY.failed;
  const { org_id, project_id, part_id, request_title, accept_opinion: opinion } = row;
  await recordResult(trx, { org_id, project_id, part_id, check_item: request_title, quality_status, opinion }, context);
}

/** A notice is given in time, by the clock of the server, with pictures that prove where and when. */
async function notified(trx: Db, proving: Proving, row: Row, context: WriteContext): Promise<void> {
  const hours = proving.setting('conceal_notice_hours');
  const earliest = earliestAfter(context.now, hours);
  if (Date.parse(row.planned_at) < earliest)
    throw refusal(context, 'planned_at', 'early', { hours, at: shown(earliest, context) });
  const proof = {
    resource: concealacceptapply.name,
    record_id: row.id,
    project_id: row.project_id,
    pictures: row.photos,
    taken_at: row.photo_at,
    place: row.photo_place,
  };
  const rows = await keepProof(trx, proof, 'photos', context, proving);
  await trx
    .updateTable('conceal_request')
    .set({ photo_proof: JSON.stringify(rows) })
    .where('id', '=', row.id)
    .execute();
}

function checkPostponed(before: Row, row: Row, context: WriteContext): void {
  if (before.postponed_at) throw new GongdiError('conflict', { label: concealLabel('postponedTwice') });
  const latest = earliestAfter(Date.parse(before.planned_at), POSTPONED);
  if (Date.parse(row.planned_at) > latest)
    throw refusal(context, 'planned_at', 'postponedLong', { at: shown(latest, context) });
}

const shown = (at: number, { timeZone }: WriteContext): string => dateTime(at, timeZone);
