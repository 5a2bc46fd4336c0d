import {
  ASSESS,
  dictionaryOf,
  GongdiError,
  GRADE,
  gradesOf,
  LEVEL,
  LOOK,
  mayBeGood,
  POST,
  signersOf,
  type Label,
  type qualityassessment,
  type RowOf,
} from '@gongdi/domain';
import { checkInOrder, checkPost, postNames } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { samplesOf } from '../../../samples/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { BESIDES, signaturesOf, signedAt } from './signatures.ts';
import { assessLabel, refusal } from './text/index.ts';
import { openSheets } from './unit-sheets.ts';

type Row = RowOf<typeof qualityassessment>;

/**
 * Keeps who may take which step of a node, and what its acceptance asks for; that everything below is accepted is kept by
 * the database.
 * @throws GongdiError that says what is missing
 */
export async function keepAssessment(trx: Db, setting: ReadSetting, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (!before) return;
  const level = levelName(row);
  const { presents, besides, accepts } = signersOf(row.division_level, row);
  const mustBe = (posts: readonly number[], what: Label) => checkPost(trx, row, posts, what, context);
  if (before.assess_status === row.assess_status) {
    for (const post of BESIDES) {
      if (!signedAt(row, post) || signedAt(before, post) === signedAt(row, post)) continue;
      if (!besides.includes(post))
        throw new GongdiError('conflict', { label: assessLabel('notDue', { level, posts: postNames([post]) }) });
      await mustBe([post], assessLabel('sign', { level }));
      checkInOrder([row.presented_at, signedAt(row, post)], 'accept_opinion', context);
    }
    return;
  }
  switch (row.assess_status) {
    case ASSESS.submitted: {
      await mustBe([presents], assessLabel('present', { level }));
      const open = await openSheets(trx, row);
      if (open.length > 0)
        throw refusal(context, 'present_opinion', 'sheets', { forms: open.map((form) => `表 ${form}`).join('、') });
      return;
    }
    case ASSESS.accepted:
      await mustBe([accepts], assessLabel('accept', { level }));
      return checkAcceptance(trx, setting, row, context);
    case ASSESS.refused:
      if (row.division_level === LEVEL.item) throw new GongdiError('conflict', { label: assessLabel('itemRefused') });
      return mustBe([POST.chief, POST.owner], assessLabel('refuse', { level }));
    default:
      // Given back, or opened again.
      return mustBe(
        [...new Set([accepts, POST.chief])],
        assessLabel(before.assess_status === ASSESS.accepted ? 'modify' : 'giveback', { level }),
      );
  }
}

const levelName = ({ division_level }: Row): Label =>
  dictionaryOf('division_level').entries.find(({ value }) => value === division_level)!.label;

/** What the acceptance of a level asks for (GB 50300-2013, 5.0.2–5.0.4). */
async function checkAcceptance(trx: Db, setting: ReadSetting, row: Row, context: WriteContext): Promise<void> {
  const missing = signaturesOf(row).filter(({ part, signed }) => part === 'besides' && !signed);
  if (missing.length > 0)
    throw refusal(context, 'accept_opinion', 'unsigned', { posts: postNames(missing.map(({ post }) => post)) });
  const besides = [row.chief_at, row.survey_at, row.design_at];
  checkInOrder([row.presented_at, ...besides, row.accepted_at], 'accept_opinion', context);
  if (row.division_level === LEVEL.item) await checkSamples(trx, row, context);
  else {
    if (row.records_whole !== true) throw refusal(context, 'records_whole', 'records');
    if (row.tests_passed !== true) throw refusal(context, 'tests_passed', 'tests');
    if (!row.look_result) throw refusal(context, 'look_result', 'look');
    if (row.look_result === LOOK.poor) throw refusal(context, 'look_result', 'lookPoor');
  }
  if (row.assess_grade !== GRADE.good) return;
  if (!gradesOf(row.assess_scheme).includes(GRADE.good)) throw refusal(context, 'assess_grade', 'noGrade');
  const share = setting('quality_good_share');
  const { good, all } = await goodBelow(trx, row);
  if (!mayBeGood(good, all, share))
    throw refusal(context, 'assess_grade', 'share', {
      good,
      all,
      share,
      rate: all === 0 ? 0 : Math.floor((good * 100) / all),
    });
}

/** An item is accepted when every sample of its lots has a result that counts (GB 50300-2013, 5.0.2). */
async function checkSamples(trx: Db, { id }: Row, context: WriteContext): Promise<void> {
  const lots = await trx
    .selectFrom('inspection_lot')
    .select('part_id')
    .distinct()
    .where('assessment_id', '=', id)
    .execute();
  const { open, failed, names } = await samplesOf(
    trx,
    lots.map(({ part_id }) => part_id),
  );
  if (open + failed === 0) return;
  const said = names.map(({ sample_name }) => sample_name).join('、');
  throw refusal(context, 'accept_opinion', 'samples', { open, failed, names: said });
}

/** How many directly below have the better grade; lots have none, so those count that were accepted at first. */
async function goodBelow(trx: Db, { id, division_level }: Row): Promise<{ good: number; all: number }> {
  if (division_level === LEVEL.item) {
    const lots = await trx
      .selectFrom('inspection_lot')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.count<number>('id').filterWhere('failed_count', '=', 0).as('good'),
      ])
      .where('assessment_id', '=', id)
      .executeTakeFirstOrThrow();
    return { good: lots.good, all: lots.all };
  }
  const nodes = await trx
    .selectFrom('assessment')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('id').filterWhere('assess_grade', '=', GRADE.good).as('good'),
    ])
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  return { good: nodes.good, all: nodes.all };
}
