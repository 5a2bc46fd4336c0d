import type { Label } from '../label.ts';
import { CHECK_RESULT, LOOK, SPOT, UNIT_FORM } from './codes.ts';

type Maybe<T> = T | null | undefined;

/** A line of the forms H.0.1-2 and H.0.1-3. */
export interface CheckedPaper {
  item_name: string;
  /** Papers that are there. */
  copies?: Maybe<number>;
  /** Value of `sheet_result`. */
  result?: Maybe<number>;
  /** Value of `spot_result`. */
  spot?: Maybe<number>;
}

/** A line of form H.0.1-4. Nothing was looked at: the building has no such thing. */
export interface CheckedLook {
  item_name: string;
  good_count?: Maybe<number>;
  fair_count?: Maybe<number>;
  poor_count?: Maybe<number>;
  /** Value of `look_result`. */
  verdict?: Maybe<number>;
  /** What was poor has been repaired and fits now. */
  mended_flag?: Maybe<boolean>;
}

/** A line of form A.0.1. */
export interface CheckedSystem {
  item_name: string;
  content?: Maybe<string>;
  /** Value of `sheet_result`. */
  result?: Maybe<number>;
}

const said = (name: string, zh: string, en: string): Label => ({ zh: `「${name}」${zh}`, en: `${name}: ${en}` });

/** What keeps a form H.0.1-2 or -3 from being presented (GB 50300-2013, 5.0.4). @param form value of `unit_check_form` */
export function recordProblems(rows: readonly CheckedPaper[], form: number): Label[] {
  const due = rows.filter(({ result }) => result !== CHECK_RESULT.none);
  if (due.length === 0) return [{ zh: '没有核查任何项目', en: 'nothing was checked' }];
  const problems = due.flatMap(({ item_name, copies, result, spot }) => {
    if (!result) return [said(item_name, '还没有核查结果', 'has no result')];
    if (result === CHECK_RESULT.fails) return [said(item_name, '不符合', 'does not fit')];
    if (!copies) return [said(item_name, '没有资料份数', 'has no papers')];
    return spot === SPOT.failed ? [said(item_name, '抽查不合格，返工后再抽查', 'has failed its spot check')] : [];
  });
  if (problems.length === 0 && form === UNIT_FORM.functions && !due.some(({ spot }) => spot))
    return [{ zh: '主要功能一项都没有抽查', en: 'no function was checked on the spot' }];
  return problems;
}

const pointsOf = ({ good_count, fair_count, poor_count }: CheckedLook): number =>
  (good_count ?? 0) + (fair_count ?? 0) + (poor_count ?? 0);

/** What keeps a form H.0.1-4 from being presented: what is poor is repaired first (GB 50300-2013, 3.0.6 and H.0.1). */
export function lookProblems(rows: readonly CheckedLook[]): Label[] {
  const seen = rows.filter((row) => pointsOf(row) > 0 || row.verdict);
  if (seen.length === 0) return [{ zh: '没有检查任何项目', en: 'nothing was looked at' }];
  return seen.flatMap((row) => {
    const { item_name, poor_count, verdict, mended_flag } = row;
    if (pointsOf(row) === 0) return [said(item_name, '没有填写检查点数', 'has no points')];
    if (!verdict) return [said(item_name, '还没有评价', 'has no verdict')];
    if (verdict === LOOK.poor && mended_flag !== true) return [said(item_name, '评价为差，返修后再报', 'is poor')];
    if (verdict === LOOK.good && (poor_count ?? 0) > 0 && mended_flag !== true)
      return [said(item_name, '有“差”的点，不能评为好', 'has poor points and is not good')];
    return [];
  });
}

/** What keeps a form A.0.1 from being presented. */
export function systemProblems(rows: readonly CheckedSystem[]): Label[] {
  const due = rows.filter(({ result }) => result !== CHECK_RESULT.none);
  if (due.length === 0) return [{ zh: '没有检查任何项目', en: 'nothing was checked' }];
  return due.flatMap(({ item_name, content, result }) => {
    if (!result) return [said(item_name, '还没有检查结果', 'has no result')];
    if (result === CHECK_RESULT.fails) return [said(item_name, '不符合', 'does not fit')];
    return content ? [] : [said(item_name, '没有填写主要内容', 'says nothing of its content')];
  });
}

/** What form H.0.1-1 says of the sheets below it. */
export interface PaperTally {
  /** Lines that apply, and of these those that fit. */
  checked: number;
  fits: number;
  /** Checked on the spot, passed at once, passed after rework. */
  spots: number;
  passed: number;
  mended: number;
}

/** Counts the lines of forms H.0.1-2 or -3. */
export function tallyPapers(rows: readonly CheckedPaper[]): PaperTally {
  const due = rows.filter(({ result }) => result && result !== CHECK_RESULT.none);
  const spotted = (one: number) => due.filter(({ spot }) => spot === one).length;
  return {
    checked: due.length,
    fits: due.filter(({ result }) => result === CHECK_RESULT.fits).length,
    spots: due.filter(({ spot }) => spot).length,
    passed: spotted(SPOT.passed),
    mended: spotted(SPOT.mended),
  };
}

/** Counts the lines of form H.0.1-4: looked at, good or fair, and mended. */
export function tallyLooks(rows: readonly CheckedLook[]): { seen: number; fair: number; mended: number } {
  const seen = rows.filter((row) => pointsOf(row) > 0);
  return {
    seen: seen.length,
    fair: seen.filter(({ verdict, mended_flag }) => verdict && verdict !== LOOK.poor && mended_flag !== true).length,
    mended: seen.filter(({ mended_flag }) => mended_flag === true).length,
  };
}
