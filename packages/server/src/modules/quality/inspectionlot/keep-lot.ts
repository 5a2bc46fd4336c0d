import {
  CHECK_SHEET,
  CONCEAL,
  filesIn,
  GongdiError,
  leastSample,
  LOT,
  LOT_SIGNERS,
  lotProblems,
  NOTICE,
  PART_QUALITY,
  POST,
  readSampleSizes,
  WAY,
  type inspectionlot,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { checkInOrder, checkPost, recordResult } from '../../../quality/index.ts';
import { samplesOf } from '../../../samples/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { lotLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof inspectionlot>;
type Enter = (trx: Db, row: Row, context: WriteContext) => Promise<void>;

/**
 * Keeps the rules of a lot whenever one is written or taken a step further; its place below the item is kept by the
 * database.
 * @throws GongdiError that says what is missing
 */
export async function keepLot(trx: Db, setting: ReadSetting, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (!before || before.lot_status === row.lot_status || row.lot_status === LOT.planned)
    await countSamples(trx, setting, row);
  if (before && before.lot_status !== row.lot_status && row.lot_status === LOT.submitted)
    await checkSite(trx, setting, row);
  if (before && before.lot_status !== row.lot_status) await ENTERS[row.lot_status]?.(trx, row, context);
}

/** The least number of samples by the size, as the setting says now. */
async function countSamples(trx: Db, setting: ReadSetting, { id, capacity }: Row): Promise<void> {
  const sample_least = leastSample(capacity, readSampleSizes(setting('quality_sample_sizes')));
  await trx.updateTable('inspection_lot').set({ sample_least }).where('id', '=', id).execute();
}

/** What holds when a lot gets into a state. */
const ENTERS: Readonly<Record<number, Enter>> = {
  [LOT.selfChecked]: async (trx, row, context) => {
    await checkFirst(trx, row, context);
    const problems = lotProblems(row.items ?? [], row.sample_least ?? 0);
    if (problems.length > 0) {
      const said = { zh: problems.map(({ zh }) => zh).join('、'), en: problems.map(({ en }) => en).join('; ') };
      throw refusal(context, 'items', 'selfFailed', { problems: said });
    }
    await tell(trx, row, PART_QUALITY.self, row.self_note, context);
  },
  [LOT.mutual]: (_, row, context) => {
    if (row.mutual_by === row.self_by) throw refusal(context, 'mutual_note', 'samePerson');
    checkInOrder([row.self_at, row.mutual_at], 'mutual_note', context);
    return Promise.resolve();
  },
  [LOT.handed]: (_, row, context) => {
    checkInOrder([row.self_at, row.mutual_at, row.hand_at], 'hand_note', context);
    return Promise.resolve();
  },
  [LOT.submitted]: async (trx, row, context) => {
    await checkPost(trx, row, [LOT_SIGNERS.presents], lotLabel('present'), context);
    await checkConcealed(trx, row);
    checkInOrder([row.hand_at, row.failed_at, row.presented_at], 'present_opinion', context);
    if ((context.before as Row).lot_status === LOT.handling) checkWay(row, context);
    await tell(trx, row, PART_QUALITY.submitted, row.present_opinion, context);
  },
  [LOT.accepted]: async (trx, row, context) => {
    await checkPost(trx, row, [LOT_SIGNERS.accepts, POST.chief], lotLabel('accept'), context);
    checkInOrder([row.presented_at, row.accepted_at], 'accept_opinion', context);
    await checkSamples(trx, row, context);
    await checkNotices(trx, row);
    await tell(trx, row, PART_QUALITY.passed, row.accept_opinion, context);
  },
  [LOT.failed]: async (trx, row, context) => {
    await checkPost(trx, row, [LOT_SIGNERS.accepts, POST.chief], lotLabel('accept'), context);
    await trx
      .updateTable('inspection_lot')
      .set({ failed_count: sql`coalesce(failed_count, 0) + 1` })
      .where('id', '=', row.id)
      .execute();
    await tell(trx, row, PART_QUALITY.failed, row.failed_reason, context);
  },
  [LOT.planned]: (_, row) => {
    if (row.failed_way !== WAY.rework) throw new GongdiError('conflict', { label: lotLabel('wayFiles') });
    return Promise.resolve();
  },
  [LOT.refused]: (trx, row, context) => checkPost(trx, row, [POST.chief, POST.owner], lotLabel('refuse'), context),
};

/** The management of quality on the site was concluded before its lots are presented (GB 50300-2013, 3.0.1). */
async function checkSite(trx: Db, setting: ReadSetting, { project_id }: Row): Promise<void> {
  const checks = await trx
    .selectFrom('site_check')
    .select(['sheet_title', 'sheet_status'])
    .where('project_id', '=', project_id)
    .orderBy('created_at')
    .execute();
  if (checks.some(({ sheet_status }) => sheet_status === CHECK_SHEET.concluded)) return;
  const [open] = checks;
  if (open) throw new GongdiError('conflict', { label: lotLabel('siteOpen', { name: open.sheet_title }) });
  if (setting('site_check_due')) throw new GongdiError('conflict', { label: lotLabel('siteNone') });
}

/** Other lots wait until the first article of their item is accepted, if the item asks for one. */
async function checkFirst(trx: Db, { id, assessment_id, first_article }: Row, context: WriteContext): Promise<void> {
  if (first_article === true) return;
  const item = await trx
    .selectFrom('assessment')
    .select(['first_due', 'full_name'])
    .where('id', '=', assessment_id)
    .executeTakeFirstOrThrow();
  if (item.first_due !== true) return;
  const first = await trx
    .selectFrom('inspection_lot')
    .select('lot_status')
    .where('assessment_id', '=', assessment_id)
    .where('first_article', '=', true)
    .where('id', '!=', id)
    .execute();
  if (first.some(({ lot_status }) => lot_status === LOT.accepted)) return;
  const key = first.length === 0 ? 'firstNone' : 'firstDue';
  throw refusal(context, 'items', key, { item: item.full_name ?? '' });
}

/**
 * A sample that failed is handled before the lot is accepted. One without a result does not hold up the lot: concrete is
 * judged after 28 days, and its item waits for it.
 */
async function checkSamples(trx: Db, { part_id }: Row, context: WriteContext): Promise<void> {
  const { failed, names } = await samplesOf(trx, [part_id]);
  if (failed === 0) return;
  // The failed ones come first.
  const said = names.slice(0, failed).map(({ sample_name }) => sample_name);
  throw refusal(context, 'accept_opinion', 'samplesFailed', { count: failed, names: said.join('、') });
}

/** What the supervision has asked for about a lot is done and rechecked before the lot is accepted. */
async function checkNotices(trx: Db, { id }: Row): Promise<void> {
  const open = await trx
    .selectFrom('supervision_notice')
    .select('notice_title')
    .where('lot_id', '=', id)
    .where('notice_status', 'in', [NOTICE.issued, NOTICE.replied])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (open) throw new GongdiError('conflict', { label: lotLabel('noticeOpen', { name: open.notice_title }) });
}

/** Concealed works of a lot are accepted before it is presented, or it would be too late to look. */
async function checkConcealed(trx: Db, { id, conceal_due }: Row): Promise<void> {
  const requests = await trx
    .selectFrom('conceal_request')
    .select(['request_title', 'conceal_status'])
    .where('lot_id', '=', id)
    .where('conceal_status', '!=', CONCEAL.withdrawn)
    .execute();
  const done: readonly number[] = [CONCEAL.passed, CONCEAL.deemed];
  const open = requests.find(({ conceal_status }) => !done.includes(conceal_status));
  if (open) throw new GongdiError('conflict', { label: lotLabel('concealOpen', { name: open.request_title }) });
  if (conceal_due === true && requests.length === 0)
    throw new GongdiError('conflict', { label: lotLabel('concealNone') });
}

/** The documents that the way of a failed lot asks for (GB 50300-2013, 5.0.6). */
function checkWay(row: Row, context: WriteContext): void {
  const has = (...fields: (keyof Row)[]) => fields.every((one) => filesIn(row[one]).length > 0);
  if (row.failed_way === WAY.rework) throw new GongdiError('conflict', { label: lotLabel('wayRework') });
  if (row.failed_way === WAY.tested && !has('test_files')) throw refusal(context, 'test_files', 'filesTest');
  if (row.failed_way === WAY.confirmed && !has('test_files', 'design_files'))
    throw refusal(context, has('test_files') ? 'design_files' : 'test_files', 'filesDesign');
  if (row.failed_way === WAY.reinforced && !has('scheme_files', 'agreed_files'))
    throw refusal(context, has('scheme_files') ? 'agreed_files' : 'scheme_files', 'filesReinforced');
}

/** The result of a lot becomes the quality of its part. */
const tell = (
  trx: Db,
  { org_id, project_id, part_id, lot_name }: Row,
  quality_status: number,
  opinion: string | null | undefined,
  context: WriteContext,
): Promise<void> =>
  recordResult(trx, { org_id, project_id, part_id, check_item: lot_name, quality_status, opinion }, context);
