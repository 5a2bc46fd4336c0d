import {
  appraisalResult,
  APPRAISAL,
  evaluation,
  SCORE_SHEET,
  sheetScore,
  type AppraisalLine,
  type AppraisalResult,
} from '@gongdi/domain';
import { notifyUsers } from '../../../notify/index.ts';
import type { Db } from '../../../store/index.ts';
import { rulesOf } from './rules.ts';
import { appraisalLabel } from './text/index.ts';

/** Sheets of a result that count, in the order in which they were handed in. */
export const sheetsOf = (db: Db, result_id: string) =>
  db
    .selectFrom('appraisal_sheet')
    .select(['id', 'scorer_id', 'is_chair', 'lines', 'proofs', 'score', 'comment_text', 'handed_at'])
    .where('result_id', '=', result_id)
    .where('sheet_status', '=', SCORE_SHEET.handed)
    .orderBy('handed_at')
    .orderBy('id')
    .execute();

export interface Result {
  id: string;
  plan_id: string;
  org_id: string | null;
  target_name: string;
  approver_id?: string | null | undefined;
}

/** Counts a result from the sheets that are handed in, and tells whoever approves it. */
export async function countResult(trx: Db, row: Result, now: number): Promise<AppraisalResult> {
  const rules = await rulesOf(trx, row.plan_id);
  const sheets = await sheetsOf(trx, row.id);
  const counted = appraisalResult(
    rules,
    sheets.map(({ lines, is_chair, score }) => {
      const own = sheetScore(rules, lines as unknown as AppraisalLine[]);
      return {
        score: own.score ?? score ?? 0,
        is_chair: is_chair === true,
        vetoes: own.vetoes,
        has_zero: own.has_zero,
      };
    }),
  );
  await trx
    .updateTable('appraisal')
    .set({
      appraisal_status: APPRAISAL.counted,
      score: counted.score,
      given_score: counted.given_score,
      grade: counted.grade,
      veto_reasons: counted.vetoes.join('；').slice(0, 500) || null,
      sheets_handed: sheets.length,
    })
    .where('id', '=', row.id)
    .execute();
  const title = appraisalLabel('counted', { name: row.target_name, score: counted.score });
  const link = `/${evaluation.name}/detail?id=${encodeURIComponent(row.id)}`;
  const about = { resource: evaluation.name, id: row.id, state: APPRAISAL.counted };
  const message = { kind: 'record_step' as const, title, link, org_id: row.org_id, about };
  if (row.approver_id) await notifyUsers(trx, [row.approver_id], message, now);
  return counted;
}
