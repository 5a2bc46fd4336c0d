import type { Label } from '../label.ts';
import {
  FAILED_GRADE,
  ITEM_KIND,
  SCORER_RULE,
  TRIMMED_FROM,
  type AppraisalBand,
  type AppraisalItem,
  type AppraisalLine,
  type AppraisalSection,
} from './score.ts';

export interface AppraisalProblem {
  path: string;
  label: Label;
}

type Values = Readonly<Record<string, unknown>>;

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const problem = (path: string, zh: string, en: string): AppraisalProblem => ({ path, label: { zh, en } });
const repeated = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) !== at);

/** Returns what is wrong with the rules of a template: weights, items of sections, bands, number of scorers. */
export function templateProblems(values: Values): AppraisalProblem[] {
  const sections = rowsOf(values['sections']) as readonly AppraisalSection[];
  const items = rowsOf(values['items']) as readonly AppraisalItem[];
  const bands = rowsOf(values['bands']) as readonly AppraisalBand[];
  return [
    ...sectionProblems(sections, items),
    ...itemProblems(sections, items),
    ...bandProblems(bands),
    ...scorerProblems(values),
  ];
}

function sectionProblems(sections: readonly AppraisalSection[], items: readonly AppraisalItem[]): AppraisalProblem[] {
  if (sections.length === 0) return [];
  const twice = repeated(sections.map(({ section }) => section));
  if (twice !== undefined) return [problem('sections', `分项“${twice}”重复`, `Section “${twice}” stands there twice`)];
  const sum = sections.reduce((total, { weight }) => total + Math.round(weight * 100), 0);
  if (sum !== 10_000)
    return [
      problem(
        'sections',
        `权重合计为 ${sum / 100}，须等于 100；请调整 ${Math.abs(10_000 - sum) / 100}`,
        `The weights sum to ${sum / 100}, not to 100; change them by ${Math.abs(10_000 - sum) / 100}`,
      ),
    ];
  const empty = sections.find(
    ({ section }) => !items.some((one) => one.section === section && one.item_kind !== ITEM_KIND.veto),
  );
  return empty && items.length > 0
    ? [problem('items', `分项“${empty.section}”没有计分指标`, `Section “${empty.section}” has no item with points`)]
    : [];
}

function itemProblems(sections: readonly AppraisalSection[], items: readonly AppraisalItem[]): AppraisalProblem[] {
  const twice = repeated(items.map(({ section, item }) => `${section} ${item}`));
  if (twice !== undefined) return [problem('items', `指标“${twice}”重复`, `Item “${twice}” stands there twice`)];
  const known = new Set(sections.map(({ section }) => section));
  const names = items.map((one, at) => ({ ...one, at: at + 1 }));
  const foreign = names.find(({ section, item_kind }) => item_kind !== ITEM_KIND.veto && !known.has(section));
  if (foreign)
    return [
      problem(
        'items',
        `第 ${foreign.at} 项的分项“${foreign.section}”不在分项表中`,
        `Item ${foreign.at} is of section “${foreign.section}”, which is none of the sections`,
      ),
    ];
  const pointless = names.find(({ item_kind, full_points }) => item_kind !== ITEM_KIND.veto && !(full_points ?? 0));
  if (pointless)
    return [
      problem(
        'items',
        `第 ${pointless.at} 项“${pointless.item}”没有分值`,
        `Item ${pointless.at} “${pointless.item}” has no points`,
      ),
    ];
  const valued = names.find(({ item_kind, full_points }) => item_kind === ITEM_KIND.veto && (full_points ?? 0) > 0);
  return valued
    ? [
        problem(
          'items',
          `第 ${valued.at} 项“${valued.item}”为一票否决，不设分值`,
          `Item ${valued.at} “${valued.item}” is a veto, which has no points`,
        ),
      ]
    : [];
}

function bandProblems(bands: readonly AppraisalBand[]): AppraisalProblem[] {
  if (bands.length === 0) return [];
  const falls = bands.every(({ floor }, at) => at === 0 || floor < bands[at - 1]!.floor);
  const once = repeated(bands.map(({ grade }) => String(grade))) === undefined;
  const last = bands.at(-1)!;
  const ends = last.floor === 0 && last.grade === FAILED_GRADE;
  if (falls && once && ends) return [];
  return [
    problem(
      'bands',
      '等级须从高到低排列、分数线逐级降低、等级不重复，最后一档为“不合格”、分数线为 0',
      'Grades go from the best down, each with a lower least score and once; the last one is failed, from 0',
    ),
  ];
}

function scorerProblems({ scorer_rule, least_scorers, chair_share }: Values): AppraisalProblem[] {
  if (scorer_rule === SCORER_RULE.trimmed && Number(least_scorers ?? 0) < TRIMMED_FROM)
    return [
      problem(
        'least_scorers',
        `去掉最高最低分时，至少 ${TRIMMED_FROM} 人评分`,
        `Without extremes, at least ${TRIMMED_FROM} people score`,
      ),
    ];
  if (scorer_rule === SCORER_RULE.chair && !Number(chair_share ?? 0))
    return [problem('chair_share', '请填写组长权重', 'Enter the share of the chair')];
  return [];
}

/** Returns whether the lines of a sheet are about the same items as the rules, in their order. */
export function sameItems(items: readonly AppraisalItem[], lines: readonly AppraisalItem[]): boolean {
  return (
    items.length === lines.length &&
    items.every(({ section, item, item_kind, full_points }, at) => {
      const line = lines[at]!;
      return (
        line.section === section &&
        line.item === item &&
        line.item_kind === item_kind &&
        (line.full_points ?? null) === (full_points ?? null)
      );
    })
  );
}

/** Ids of the files that prove a line. */
export const proofIds = ({ proof }: Pick<AppraisalLine, 'proof'>): string[] =>
  (proof ?? '').split(',').filter((id) => id !== '');

/**
 * Returns what is wrong with a line, in words for its scorer; undefined: nothing.
 * @param whole the sheet is handed in: nothing may be open any more
 */
export function lineProblem(line: AppraisalLine, whole: boolean): Label | undefined {
  if (line.item_kind === ITEM_KIND.veto) return whole && line.is_vetoed ? vetoProblem(line) : undefined;
  if (line.is_absent)
    return whole && !isTold(line) ? said(line, '为缺项，须写明原因', 'is not there: say why') : undefined;
  const points = line.points ?? 0;
  const full = line.full_points ?? 0;
  if (points > full || points < 0) return said(line, `的得分须在 0 到 ${full} 之间`, `has 0 to ${full} points`);
  return whole ? openProblem(line) : undefined;
}

const isTold = ({ reason }: AppraisalLine): boolean => (reason ?? '').trim() !== '';
const isProven = (line: AppraisalLine): boolean => proofIds(line).length > 0;
const said = ({ item }: AppraisalLine, zh: string, en: string): Label => ({
  zh: `“${item}”${zh}`,
  en: `“${item}” ${en}`,
});

function vetoProblem(line: AppraisalLine): Label | undefined {
  if (!isTold(line)) return said(line, '已否决，须写明事实', 'is a veto: say what happened');
  return isProven(line) ? undefined : said(line, '已否决，须附证据', 'is a veto: add a proof');
}

/** What keeps a line with points from being handed in. */
function openProblem(line: AppraisalLine): Label | undefined {
  if (line.points === null || line.points === undefined) return said(line, '尚未评分', 'has no points yet');
  if (line.points === line.full_points) return undefined;
  if (!isTold(line)) return said(line, '扣分须写明原因', 'has a deduction: say why');
  return line.needs_proof && !isProven(line) ? said(line, '扣分须附证据', 'has a deduction: add a proof') : undefined;
}

/** Returns the first problem of a sheet. */
export const sheetProblem = (lines: readonly AppraisalLine[], whole: boolean): Label | undefined =>
  lines.map((line) => lineProblem(line, whole)).find((found) => found !== undefined);
