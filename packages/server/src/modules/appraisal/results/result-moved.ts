import {
  APPRAISAL,
  appraiselog,
  civilDay,
  GongdiError,
  SCORE_SHEET,
  type evaluation,
  type RowOf,
} from '@gongdi/domain';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { countResult } from './count-result.ts';
import { rulesOf } from './rules.ts';
import { scoreAgain } from './start-plan.ts';
import { appraisalLabel } from './text/index.ts';

type Result = RowOf<typeof evaluation>;

const DAY = 86_400_000;
/** Days to score again. */
const AGAIN = 3;

/** What the steps of a result do besides their state. @throws GongdiError */
export async function resultMoved(trx: Db, row: Result, context: WriteContext, setting: ReadSetting): Promise<void> {
  const before = context.before as Result | undefined;
  if (!before || before.appraisal_status === row.appraisal_status) return;
  const day = (ahead: number) => civilDay(context.now + ahead * DAY, context.timeZone);
  switch (row.appraisal_status) {
    case APPRAISAL.counted:
      return countEarly(trx, row, context);
    case APPRAISAL.published:
      await checkApart(trx, row, context, 'scorerApproves');
      if (before.appraisal_status === APPRAISAL.counted)
        await trx
          .updateTable('appraisal')
          .set({ publicity_until: day(setting('appraisal_publicity_days')) })
          .where('id', '=', row.id)
          .execute();
      return;
    case APPRAISAL.objected:
      await checkApart(trx, row, context, 'scorerObjects');
      if ((row.publicity_until ?? '') < day(0)) throw conflict('publicityOver', { day: row.publicity_until ?? '' });
      return;
    case APPRAISAL.scoring:
      await checkApart(trx, row, context, 'scorerApproves');
      return reopen(trx, row, before, day(AGAIN), context);
  }
}

const conflict = (...words: Parameters<typeof appraisalLabel>) =>
  new GongdiError('conflict', { label: appraisalLabel(...words) });

/** Counts with the sheets that are in, if they are enough; the others are dropped. */
async function countEarly(trx: Db, row: Result, context: WriteContext): Promise<void> {
  const { least_scorers } = await rulesOf(trx, row.plan_id);
  const handed = row.sheets_handed ?? 0;
  if (handed < least_scorers)
    throw conflict('waiting', { handed, least: least_scorers, missing: least_scorers - handed });
  await trx
    .updateTable('appraisal_sheet')
    .set({ sheet_status: SCORE_SHEET.replaced })
    .where('result_id', '=', row.id)
    .where('sheet_status', '=', SCORE_SHEET.open)
    .execute();
  await countResult(trx, row, context.now);
}

/** Whoever has scored neither approves nor objects. */
async function checkApart(
  trx: Db,
  { id }: Result,
  { account_id }: WriteContext,
  said: 'scorerApproves' | 'scorerObjects',
): Promise<void> {
  const own = await trx
    .selectFrom('appraisal_sheet')
    .select('id')
    .where('result_id', '=', id)
    .where('scorer_id', '=', account_id)
    .executeTakeFirst();
  if (own) throw new GongdiError('permission', { label: appraisalLabel(said) });
}

/** Takes the result back to its scorers, with copies of their sheets. */
async function reopen(trx: Db, row: Result, before: Result, due: string, context: WriteContext): Promise<void> {
  const scorers = await scoreAgain(trx, { id: row.id, score_round: row.score_round ?? 1 }, due);
  await trx
    .updateTable('appraisal')
    .set({
      score_round: (row.score_round ?? 1) + 1,
      sheets_total: scorers.length,
      sheets_handed: 0,
      score: null,
      given_score: null,
      grade: null,
      veto_reasons: null,
      ...(before.appraisal_status === APPRAISAL.objected && { first_score: row.first_score ?? row.score ?? null }),
    })
    .where('id', '=', row.id)
    .execute();
  const title = appraisalLabel('sheetsAgain', { day: due, name: row.target_name });
  const link = `/${appraiselog.name}?plan_id=${encodeURIComponent(row.plan_id)}`;
  await notifyUsers(trx, scorers, { kind: 'record_step', title, link, org_id: row.org_id }, context.now);
}
