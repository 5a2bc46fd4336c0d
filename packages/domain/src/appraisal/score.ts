/** Kinds of items (value of `appraisal_item_kind`). */
export const ITEM_KIND = { general: 1, guaranteed: 2, veto: 3 } as const;

/** How the scores of several people become one (value of `scorer_rule`). */
export const SCORER_RULE = { mean: 1, trimmed: 2, chair: 3 } as const;

/** What a veto does (value of `veto_effect`). */
export const VETO_EFFECT = { fails: 1, zero: 2 } as const;

/** The grade that means failed (value of `appraisal_grade`). */
export const FAILED_GRADE = 6;

/** Fewest scores of which the highest and the lowest may be left out. */
export const TRIMMED_FROM = 3;

export interface AppraisalSection {
  section: string;
  /** Share of the section in the whole, in percent, at most two decimals. */
  weight: number;
}

export interface AppraisalItem {
  section: string;
  item: string;
  item_kind: number;
  /** Most points; vetoes have none. */
  full_points?: number | null | undefined;
  /** A deduction needs a proof. */
  needs_proof?: boolean | null | undefined;
}

/** What a scorer has entered about an item. */
export interface AppraisalLine extends AppraisalItem {
  points?: number | null | undefined;
  /** The item is not there; it counts neither for nor against. */
  is_absent?: boolean | null | undefined;
  /** The facts of the veto are given. */
  is_vetoed?: boolean | null | undefined;
  reason?: string | null | undefined;
  /** Ids of the files that prove it, joined by commas. */
  proof?: string | null | undefined;
}

export interface AppraisalBand {
  grade: number;
  /** Least score of the grade. */
  floor: number;
}

/** Rules by which an appraisal is counted. */
export interface AppraisalRules {
  sections: readonly AppraisalSection[];
  items: readonly AppraisalItem[];
  bands: readonly AppraisalBand[];
  scorer_rule: number;
  veto_effect: number;
  /** A section without this many points of its guaranteed items is worth nothing; null: no such rule. */
  guaranteed_floor?: number | null | undefined;
  /** A section that is worth nothing means failed. */
  zero_fails?: boolean | null | undefined;
  /** Share of the chair in the score, in percent, for the rule `chair`. */
  chair_share?: number | null | undefined;
}

export interface SectionScore {
  section: string;
  weight: number;
  /** Of 100, to hundredths; null: nothing of the section is there. */
  score: number | null;
  /** Points that were given, and the most of what is there. */
  points: number;
  full_points: number;
  /** Why the section is worth nothing: an item of the guaranteed ones, or all of them together. */
  zero: 'item' | 'sum' | null;
}

export interface SheetScore {
  sections: SectionScore[];
  /** Of 100, to hundredths; null: nothing was there. */
  score: number | null;
  /** Vetoes whose facts are given. */
  vetoes: string[];
  has_zero: boolean;
}

/** Half up, for numbers that are not negative. */
const ratio = (part: number, whole: number): number => Math.floor((2 * part + whole) / (2 * whole));

/** Hundredths of a number with at most two decimals. */
const hundredths = (value: number | null | undefined): number => Math.round((value ?? 0) * 100);

/**
 * Counts the sheet of one scorer. Items that are not there are left out of a section, sections without items out of
 * the whole: what remains is counted as if it were all (JGJ 59-2011, 4.0.5 and formula A1 = D ÷ E × 100). Scores are
 * rounded half up to hundredths at each level that is shown, so that people can count them again by hand.
 */
export function sheetScore(
  { sections, guaranteed_floor }: Pick<AppraisalRules, 'sections' | 'guaranteed_floor'>,
  lines: readonly AppraisalLine[],
): SheetScore {
  const scored = sections.map(({ section, weight }): SectionScore => {
    const own = lines.filter((line) => line.section === section && line.item_kind !== ITEM_KIND.veto);
    const there = own.filter(({ is_absent }) => !is_absent);
    const sum = (list: readonly AppraisalLine[], of: 'points' | 'full_points') =>
      list.reduce((total, line) => total + hundredths(line[of]), 0);
    const [points, full] = [sum(there, 'points'), sum(there, 'full_points')];
    const guaranteed = ({ item_kind }: AppraisalLine) => item_kind === ITEM_KIND.guaranteed;
    const zero = zeroOf(own.filter(guaranteed), there.filter(guaranteed), guaranteed_floor);
    return {
      section,
      weight,
      score: full === 0 ? null : zero ? 0 : ratio(points * 10_000, full) / 100,
      points: points / 100,
      full_points: full / 100,
      zero: full === 0 ? null : zero,
    };
  });
  const present = scored.filter(({ score }) => score !== null);
  const weights = present.reduce((total, { weight }) => total + hundredths(weight), 0);
  const counted = present.reduce((total, { score, weight }) => total + hundredths(score) * hundredths(weight), 0);
  return {
    sections: scored,
    score: weights === 0 ? null : ratio(counted, weights) / 100,
    vetoes: lines.flatMap(({ item_kind, is_vetoed, item }) =>
      item_kind === ITEM_KIND.veto && is_vetoed ? [item] : [],
    ),
    has_zero: scored.some(({ zero }) => zero !== null),
  };
}

/**
 * Why a section is worth nothing (JGJ 59-2011, 4.0.4): a guaranteed item has no points, or together they have less than
 * the floor. Where some are not there, the floor shrinks with them.
 */
function zeroOf(
  all: readonly AppraisalLine[],
  there: readonly AppraisalLine[],
  floor: number | null | undefined,
): SectionScore['zero'] {
  if (floor === null || floor === undefined || there.length === 0) return null;
  if (there.some(({ points }) => hundredths(points) === 0)) return 'item';
  const sum = (list: readonly AppraisalLine[], of: 'points' | 'full_points') =>
    list.reduce((total, line) => total + hundredths(line[of]), 0);
  // Both sides are multiplied, so that 40 of 60 is no fraction.
  return sum(there, 'points') * sum(all, 'full_points') < hundredths(floor) * sum(there, 'full_points') ? 'sum' : null;
}

/** The sheet of a scorer, as far as the result needs it. */
export interface CountedSheet {
  score: number;
  is_chair: boolean;
  vetoes: readonly string[];
  has_zero: boolean;
}

export interface AppraisalResult {
  /** Of 100, to hundredths, after the veto. */
  score: number;
  /** What the scorers gave together, before the veto. */
  given_score: number;
  grade: number;
  vetoes: string[];
  has_zero: boolean;
  /** For each sheet whether it counts: extremes may be left out. */
  counts: boolean[];
}

/**
 * Returns what several sheets give together.
 * @throws RangeError without a sheet
 */
export function appraisalResult(rules: AppraisalRules, sheets: readonly CountedSheet[]): AppraisalResult {
  if (sheets.length === 0) throw new RangeError('an appraisal without a sheet');
  const { given_score, counts } = combined(rules, sheets);
  const vetoes = [...new Set(sheets.flatMap((sheet) => sheet.vetoes))];
  const has_zero = sheets.some((sheet) => sheet.has_zero);
  const score = vetoes.length > 0 && rules.veto_effect === VETO_EFFECT.zero ? 0 : given_score;
  const failed = vetoes.length > 0 || (rules.zero_fails === true && has_zero);
  return { score, given_score, grade: failed ? FAILED_GRADE : gradeOf(rules.bands, score), vetoes, has_zero, counts };
}

function combined(
  { scorer_rule, chair_share }: Pick<AppraisalRules, 'scorer_rule' | 'chair_share'>,
  sheets: readonly CountedSheet[],
): { given_score: number; counts: boolean[] } {
  const scores = sheets.map(({ score }) => hundredths(score));
  const mean = (list: readonly number[]) =>
    ratio(
      list.reduce((total, one) => total + one, 0),
      list.length,
    ) / 100;
  const everyone = scores.map(() => true);
  if (scorer_rule === SCORER_RULE.trimmed && scores.length >= TRIMMED_FROM) {
    const most = scores.indexOf(Math.max(...scores));
    const rest = scores.map((score, at) => (at === most ? Number.POSITIVE_INFINITY : score));
    const least = rest.indexOf(Math.min(...rest));
    const counts = scores.map((_, at) => at !== most && at !== least);
    return { given_score: mean(scores.filter((_, at) => counts[at])), counts };
  }
  const chair = sheets.findIndex(({ is_chair }) => is_chair);
  if (scorer_rule !== SCORER_RULE.chair || chair < 0 || scores.length === 1)
    return { given_score: mean(scores), counts: everyone };
  const share = hundredths(chair_share);
  const others = scores.length - 1;
  const rest = scores.reduce((total, one, at) => total + (at === chair ? 0 : one), 0);
  const sum = scores[chair]! * share * others + rest * (10_000 - share);
  return { given_score: ratio(sum, 10_000 * others) / 100, counts: everyone };
}

/** Returns the grade of a score: the first band, from above, whose floor it reaches. */
export function gradeOf(bands: readonly AppraisalBand[], score: number): number {
  return bands.find(({ floor }) => hundredths(score) >= hundredths(floor))?.grade ?? FAILED_GRADE;
}
