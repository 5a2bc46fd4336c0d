import type { Label } from '../label.ts';
import { QUESTION } from './question.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Codes of the dictionary `draw_way`. */
export const DRAW_WAY = { rules: 1, hand: 2 } as const;

const POINTS_OF: Readonly<Record<number, string>> = {
  [QUESTION.single]: 'points_single',
  [QUESTION.multiple]: 'points_multiple',
  [QUESTION.judgement]: 'points_judgement',
  [QUESTION.blank]: 'points_blank',
};

/** Returns the points of a question of a type in a paper. */
export const pointsOf = (paper: Fields, type: number): number => Number(paper[POINTS_OF[type] ?? ''] ?? 0);

/** Rounds points so that sums of halves and tenths stay exact. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100;

/** Why a paper whose points do not make its total cannot be published; a draft may be stored. */
export function totalProblem(sum: number, total: number): Label {
  return {
    zh: `各题分值合计 ${sum} 分，与总分 ${total} 分不符，请调整题数或分值`,
    en: `The points sum to ${sum}, not ${total}; change the numbers or the points`,
  };
}

/** Returns what is wrong between the fields of a paper, published or not. */
export function paperProblems(paper: Fields): { path: string; label: Label }[] {
  const { total_points: total, pass_points: pass, draw_way, draw_rules: rules, question_ids: chosen } = paper;
  const problems: { path: string; label: Label }[] = [];
  if (typeof total === 'number' && typeof pass === 'number' && pass > total)
    problems.push({
      path: 'pass_points',
      label: { zh: '及格分不能高于总分', en: 'The pass mark is above the total' },
    });
  if (draw_way === DRAW_WAY.rules && (!Array.isArray(rules) || rules.length === 0))
    problems.push({ path: 'draw_rules', label: { zh: '请添加抽题规则', en: 'Add at least one rule' } });
  if (draw_way === DRAW_WAY.hand && (!Array.isArray(chosen) || chosen.length === 0))
    problems.push({ path: 'question_ids', label: { zh: '请选择题目', en: 'Choose the questions' } });
  return problems;
}
