import {
  APPRAISAL,
  filesIn,
  GongdiError,
  proofIds,
  sameItems,
  SCORE_SHEET,
  sheetProblem,
  sheetScore,
  type AppraisalLine,
  type appraiselog,
  type RowOf,
} from '@gongdi/domain';
import { refused } from '../../../handler/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { countResult } from './count-result.ts';
import { rulesOf } from './rules.ts';
import { appraisalLabel, refusal } from './text/index.ts';

type Sheet = RowOf<typeof appraiselog>;

/** Keeps what a scorer may write, and counts the result when the last sheet is handed in. @throws GongdiError */
export async function sheetWritten(trx: Db, row: Sheet, context: WriteContext): Promise<void> {
  const before = context.before as Sheet | undefined;
  if (!before) return;
  // The lock lets two scorers who hand in at once see each other's sheet, so that one of them counts.
  const result = await trx
    .selectFrom('appraisal')
    .select(['id', 'plan_id', 'org_id', 'target_name', 'approver_id', 'appraisal_status', 'sheets_total'])
    .where('id', '=', row.result_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (result.appraisal_status !== APPRAISAL.scoring)
    throw new GongdiError('conflict', { label: appraisalLabel('settled') });
  if (before.sheet_status === row.sheet_status) return keepLines(trx, row, context);
  if (row.sheet_status !== SCORE_SHEET.handed) {
    await trx.updateTable('appraisal_sheet').set({ score: null, veto_count: null }).where('id', '=', row.id).execute();
    await countSheets(trx, row.result_id);
    return;
  }
  const lines = row.lines as unknown as AppraisalLine[];
  const problem = sheetProblem(lines, true);
  if (problem) throw refused('lines', problem);
  const { score, vetoes } = sheetScore(await rulesOf(trx, row.plan_id), lines);
  if (score === null) throw refusal(context, 'lines', 'nothingThere');
  await trx.updateTable('appraisal_sheet').set({ score, veto_count: vetoes.length }).where('id', '=', row.id).execute();
  const handed = await countSheets(trx, row.result_id);
  if (handed >= (result.sheets_total ?? 0)) await countResult(trx, result, context.now);
}

/** Writes how many sheets of a result are in, and returns it. */
async function countSheets(trx: Db, result_id: string): Promise<number> {
  const { handed } = await trx
    .selectFrom('appraisal_sheet')
    .select(({ fn }) => fn.countAll<number>().as('handed'))
    .where('result_id', '=', result_id)
    .where('sheet_status', '=', SCORE_SHEET.handed)
    .executeTakeFirstOrThrow();
  await trx.updateTable('appraisal').set({ sheets_handed: handed }).where('id', '=', result_id).execute();
  return handed;
}

/** Only the scorer writes, about the items of the plan, with proofs that are there. */
async function keepLines(trx: Db, row: Sheet, context: WriteContext): Promise<void> {
  if (row.scorer_id !== context.account_id) throw new GongdiError('permission', { label: appraisalLabel('notScorer') });
  const lines = row.lines as unknown as AppraisalLine[];
  const { items } = await rulesOf(trx, row.plan_id);
  if (!sameItems(items, lines)) throw refusal(context, 'lines', 'otherItems');
  const files = new Set(filesIn(row.proofs ?? []).map(({ id }) => id));
  const lost = lines.find((line) => proofIds(line).some((id) => !files.has(id)));
  if (lost) throw refusal(context, 'proofs', 'otherProof', { item: lost.item });
}
