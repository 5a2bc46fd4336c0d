/**
 * Values of L, E and C by the codes of their dictionaries (Graham and Kinney). D = L × E × C.
 * The database has the same lists (`risk_value` of the migration); a test compares all combinations.
 */
export const LIKELIHOOD = { 1: 10, 2: 6, 3: 3, 4: 1, 5: 0.5, 6: 0.2, 7: 0.1 } as const;
export const EXPOSURE = { 1: 10, 2: 6, 3: 3, 4: 2, 5: 1, 6: 0.5 } as const;
export const CONSEQUENCE = { 1: 100, 2: 40, 3: 15, 4: 7, 5: 3, 6: 1 } as const;

/** Least D of the grades 1 to 4; what is below all of them is grade 5. */
export const GRADE_LIMITS = [320, 160, 70, 20] as const;
export const RISK_GRADES = [1, 2, 3, 4, 5] as const;

/** Codes of L, E and C, as a form may hold them so far. */
export interface LecCodes {
  likelihood?: unknown;
  exposure?: unknown;
  consequence?: unknown;
}

export interface RiskScore {
  /** D, exact to two decimals: no product of the lists has more. */
  value: number;
  /** 1 (greatest) to 5. */
  grade: number;
}

/** Returns D and its grade; undefined until all three codes are known. */
export function riskScoreOf({ likelihood, exposure, consequence }: LecCodes): RiskScore | undefined {
  const l = valueIn(LIKELIHOOD, likelihood);
  const e = valueIn(EXPOSURE, exposure);
  const c = valueIn(CONSEQUENCE, consequence);
  if (l === undefined || e === undefined || c === undefined) return undefined;
  // In tenths and halves the product is whole: 0.1 × 3 has no exact value.
  const value = (Math.round(l * 10) * Math.round(e * 2) * c) / 20;
  return { value, grade: riskGradeOf(value) };
}

/** Returns the grade of D: 1 from 320, 2 from 160, 3 from 70, 4 from 20, else 5. */
export function riskGradeOf(value: number): number {
  const at = GRADE_LIMITS.findIndex((least) => value >= least);
  return at < 0 ? GRADE_LIMITS.length + 1 : at + 1;
}

const valueIn = (list: Readonly<Record<number, number>>, code: unknown): number | undefined =>
  typeof code === 'number' ? list[code] : undefined;
