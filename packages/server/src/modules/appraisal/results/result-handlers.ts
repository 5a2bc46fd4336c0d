import { calls } from '@gongdi/api';
import {
  appraiselog,
  appraisalResult,
  APPRAISAL,
  evaluation,
  filesIn,
  GongdiError,
  ITEM_KIND,
  proofIds,
  sheetScore,
  type AppraisalLine,
  type StoredFile,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { showFiles } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permitted, type Db } from '../../../store/index.ts';
import { sheetsOf } from './count-result.ts';
import { rulesOf, type KeptRules } from './rules.ts';

/** Handlers of what screens show of a result and a sheet beside their records. */
export function resultHandlers({ db, fileKey }: Pick<Ground, 'db' | 'fileKey'>): Handler[] {
  const { appraise } = calls;
  return [
    handle(appraise.basis, async ({ params: { id } }, context) => {
      const found = await db
        .selectFrom('appraisal_sheet as s')
        .innerJoin('appraisal_plan as p', 'p.id', 's.plan_id')
        .select(['s.plan_id', 'p.plan_name', 'p.begin_date', 'p.end_date'])
        .where('s.id', '=', id)
        .where(permitted(appraiselog, accessOf(context).scope, 'read', sql`s.id`))
        .executeTakeFirst();
      if (!found) throw new GongdiError('notFound');
      const { plan_id, ...plan } = found;
      const rules = await rulesOf(db, plan_id);
      const items = rules.items.map(({ section, item, criterion, clause }) => ({
        section,
        item,
        criterion: criterion ?? null,
        clause: clause ?? null,
      }));
      return { ...plan, rules: rulesSaid(rules), items };
    }),
    handle(appraise.result, async ({ params: { id } }, context) => {
      const row = await db
        .selectFrom('appraisal')
        .selectAll()
        .where('id', '=', id)
        .where(permitted(evaluation, accessOf(context).scope, 'read', sql`appraisal.id`))
        .executeTakeFirst();
      if (!row) throw new GongdiError('notFound');
      const rules = await rulesOf(db, row.plan_id);
      const counted = row.score !== null;
      const sheets = counted ? await sheetsSaid(db, id, rules, await fileKey(), context) : [];
      return { rules: rulesSaid(rules), sheets, earlier: await earlierOf(db, row, context) };
    }),
  ];
}

const rulesSaid = (rules: KeptRules) => ({
  sections: rules.sections.map(({ section, weight }) => ({ section, weight })),
  bands: rules.bands.map(({ grade, floor }) => ({ grade, floor })),
  scorer_rule: rules.scorer_rule,
  chair_share: rules.chair_share ?? null,
  veto_effect: rules.veto_effect,
  guaranteed_floor: rules.guaranteed_floor ?? null,
  zero_fails: rules.zero_fails === true,
});

/** The sheets that count, counted again; whose they are is told to those who may see the sheets themselves. */
async function sheetsSaid(db: Db, result_id: string, rules: KeptRules, key: Uint8Array, context: CallerContext) {
  const sheets = await sheetsOf(db, result_id);
  if (sheets.length === 0) return [];
  const scored = sheets.map(({ lines }) => sheetScore(rules, lines as unknown as AppraisalLine[]));
  const { counts } = appraisalResult(
    rules,
    sheets.map(({ is_chair }, at) => ({
      score: scored[at]!.score ?? 0,
      is_chair: is_chair === true,
      vetoes: scored[at]!.vetoes,
      has_zero: scored[at]!.has_zero,
    })),
  );
  const scorers = await db
    .selectFrom('appraisal_sheet as s')
    .innerJoin('account as a', 'a.id', 's.scorer_id')
    .select(['s.id', 'a.nickname'])
    .where('s.result_id', '=', result_id)
    .where(permitted(appraiselog, accessOf(context).scope, 'read', sql`s.id`))
    .execute();
  const nameOf = new Map(scorers.map(({ id, nickname }) => [id, nickname]));
  return sheets.map((sheet, at) => {
    const shown = showFiles(appraiselog, { proofs: sheet.proofs ?? [] }, key, context.caller, context.now);
    const files = new Map(filesIn(shown.proofs).map((file) => [file.id, file as StoredFile]));
    return {
      id: nameOf.has(sheet.id) ? sheet.id : null,
      scorer: nameOf.get(sheet.id) ?? null,
      is_chair: sheet.is_chair === true,
      score: scored[at]!.score ?? 0,
      counts: counts[at]!,
      sections: scored[at]!.sections,
      findings: (sheet.lines as unknown as AppraisalLine[]).filter(isFinding).map((line) => ({
        section: line.section,
        item: line.item,
        item_kind: line.item_kind,
        full_points: line.full_points ?? null,
        points: line.points ?? null,
        is_absent: line.is_absent === true,
        is_vetoed: line.is_vetoed === true,
        reason: line.reason ?? '',
        proofs: proofIds(line).flatMap((id) => files.get(id) ?? []),
      })),
      comment_text: sheet.comment_text,
    };
  });
}

const isFinding = ({ item_kind, is_absent, is_vetoed, points, full_points }: AppraisalLine): boolean =>
  item_kind === ITEM_KIND.veto ? is_vetoed === true : is_absent === true || (points ?? 0) < (full_points ?? 0);

interface Of {
  id: string;
  unit_id: string | null;
  person_id: string | null;
  project_id: string | null;
  target_type: number;
}

/** Earlier results in effect of the same target that the caller may see, the newest first. */
const earlierOf = (db: Db, { id, unit_id, person_id, project_id, target_type }: Of, context: CallerContext) =>
  db
    .selectFrom('appraisal as a')
    .innerJoin('appraisal_plan as p', 'p.id', 'a.plan_id')
    .select(['a.id', 'p.plan_name', 'a.score', 'a.grade', 'a.approved_at'])
    .where('a.id', '!=', id)
    .where('a.appraisal_status', '=', APPRAISAL.final)
    .where('a.target_type', '=', target_type)
    .where(({ eb }) =>
      unit_id
        ? eb('a.unit_id', '=', unit_id)
        : person_id
          ? eb('a.person_id', '=', person_id)
          : eb('a.project_id', '=', project_id),
    )
    .where(permitted(evaluation, accessOf(context).scope, 'read', sql`a.id`))
    .orderBy('a.created_at', 'desc')
    .limit(calls.appraise.EARLIER_RESULTS)
    .execute();
