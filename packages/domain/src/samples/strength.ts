/**
 * Strength of concrete from specimens, by GB/T 50107-2010 (evaluation) and GB/T 50081-2019 (value of a group). All
 * strengths are compressive, in MPa, of cubes with an edge of 150 mm.
 */

/** Factors to the strength of a cube of 150 mm, by the edge in mm (GB/T 50107-2010, 4.3.1; below C60). */
export const SIZE_FACTOR: Readonly<Record<number, number>> = { 100: 0.95, 150: 1, 200: 1.05 };
/** A largest or smallest value further from the middle one than this share of it is not used (4.3.1). */
export const GROUP_LIMIT = 0.15;
/** From so many groups on, a lot is judged by its mean and standard deviation (5.1.3). */
export const STATISTICAL_FROM = 10;
/** Smallest standard deviation that counts, MPa (5.1.3). */
export const LEAST_DEVIATION = 2.5;
/** Strength of specimens cured with the structure is divided by this (GB 50204-2015, 10.1.2). */
export const SAME_CONDITION = 0.88;
/** From this grade on, the mean needs less above it (5.2.2). */
const HIGH_GRADE = 60;

/** Rounds half up to a number of decimals, without the error of binary fractions: 31.25 is 31.3 with one. */
export function roundTo(value: number, decimals: number): number {
  const power = 10 ** decimals;
  return Math.round((value + Math.sign(value) * Number.EPSILON * 8 * Math.abs(value)) * power) / power;
}

/** How the value of a group follows from its three specimens. */
export type GroupBy = 'mean' | 'median' | 'void';

export interface GroupValue {
  by: GroupBy;
  /** MPa with one decimal; undefined: the group cannot be used to judge. */
  value: number | undefined;
}

/**
 * Returns the value of a group of three specimens: their mean; the middle one if one of the others is more than 15 % of
 * it away; none if both are.
 * @param specimens three strengths, MPa
 * @param factor factor of the size of the cubes (`SIZE_FACTOR`)
 * @throws RangeError when there are not three strengths above 0
 */
export function groupValue(specimens: readonly number[], factor = 1): GroupValue {
  if (specimens.length !== 3 || specimens.some((one) => !(one > 0)))
    throw new RangeError('a group has three specimens with a strength above 0');
  const [low, middle, high] = specimens.toSorted((a, b) => a - b) as [number, number, number];
  // Compared in whole thousandths: 15 % of 30 MPa is exactly 4.5 MPa.
  const isFar = (one: number): boolean => Math.abs(roundTo(one - middle, 6)) > roundTo(middle * GROUP_LIMIT, 6);
  const far = [low, high].filter(isFar).length;
  if (far === 2) return { by: 'void', value: undefined };
  if (far === 1) return { by: 'median', value: roundTo(middle * factor, 1) };
  return { by: 'mean', value: roundTo(((low + middle + high) / 3) * factor, 1) };
}

/** Factors of GB/T 50107-2010, table 5.1.3. */
export function statisticalFactors(groups: number): { lambda1: number; lambda2: number } {
  if (groups >= 20) return { lambda1: 0.95, lambda2: 0.85 };
  if (groups >= 15) return { lambda1: 1.05, lambda2: 0.85 };
  return { lambda1: 1.15, lambda2: 0.9 };
}

/** Factors of GB/T 50107-2010, table 5.2.2. @param grade characteristic strength, MPa */
export const plainFactors = (grade: number): { lambda3: number; lambda4: number } => ({
  lambda3: grade >= HIGH_GRADE ? 1.1 : 1.15,
  lambda4: 0.95,
});

export interface LotVerdict {
  method: 'statistical' | 'plain';
  groups: number;
  /** MPa. */
  mean: number;
  least: number;
  /** Standard deviation as it counts, MPa, not below 2.5; absent with fewer than ten groups. */
  deviation?: number;
  /** What mean and least value had to reach, MPa. */
  requiredMean: number;
  requiredLeast: number;
  passed: boolean;
}

/**
 * Judges a lot of groups of one grade, age and mix (GB/T 50107-2010, 5.1.3 with ten groups or more, otherwise 5.2.2).
 * @param values values of the groups, MPa; of specimens cured with the structure already divided by 0.88
 * @param grade characteristic strength, MPa: 30 for C30
 * @throws RangeError without groups
 */
export function judgeLot(values: readonly number[], grade: number): LotVerdict {
  const groups = values.length;
  if (groups === 0) throw new RangeError('a lot is judged by its groups');
  const exact = values.reduce((sum, one) => sum + one, 0) / groups;
  const [mean, least] = [roundTo(exact, 1), Math.min(...values)];
  if (groups < STATISTICAL_FROM) {
    const { lambda3, lambda4 } = plainFactors(grade);
    const required = { requiredMean: roundTo(lambda3 * grade, 1), requiredLeast: roundTo(lambda4 * grade, 1) };
    const passed = mean >= required.requiredMean && least >= required.requiredLeast;
    return { method: 'plain', groups, mean, least, ...required, passed };
  }
  const { lambda1, lambda2 } = statisticalFactors(groups);
  const squares = values.reduce((sum, one) => sum + (one - exact) ** 2, 0);
  const deviation = Math.max(roundTo(Math.sqrt(squares / (groups - 1)), 2), LEAST_DEVIATION);
  const required = {
    requiredMean: roundTo(grade + lambda1 * deviation, 1),
    requiredLeast: roundTo(lambda2 * grade, 1),
  };
  const passed = mean >= required.requiredMean && least >= required.requiredLeast;
  return { method: 'statistical', groups, mean, least, deviation, ...required, passed };
}
