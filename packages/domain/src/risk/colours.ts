import { RISK_GRADES } from './lec.ts';

/** Values of `risk_colour`, the greatest risk first. */
export const RISK_COLOUR = { red: 1, orange: 2, yellow: 3, blue: 4 } as const;
export type RiskColour = (typeof RISK_COLOUR)[keyof typeof RISK_COLOUR];

/** What the colours are written as in the setting. */
const WORDS: Readonly<Record<string, RiskColour>> = { 红: 1, 橙: 2, 黄: 3, 蓝: 4 };

/** Five grades to four colours, until the installation says otherwise; not confirmed. */
export const GRADE_COLOURS = '1:红,2:橙,3:黄,4:蓝,5:蓝';

/**
 * Reads the table of grades and colours, `1:红,2:橙,…`.
 * @returns colours of the grades 1 to 5; undefined when a grade is missing or named twice, a colour is unknown, or a
 * greater risk has a weaker colour than a smaller one
 */
export function readGradeColours(text: string): readonly RiskColour[] | undefined {
  const pairs = text.split(/[,，]/).map((pair) => pair.split(/[:：]/).map((part) => part.trim()));
  if (pairs.length !== RISK_GRADES.length) return undefined;
  const colours = RISK_GRADES.map((grade) => {
    const found = pairs.filter(([key]) => key === String(grade));
    return found.length === 1 && found[0]!.length === 2 ? WORDS[found[0]![1]!] : undefined;
  });
  if (!colours.every((one) => one !== undefined)) return undefined;
  return colours.every((one, at) => at === 0 || one >= colours[at - 1]!) ? colours : undefined;
}

/** Returns the colour of a grade by the table; undefined without a grade. */
export function colourOf(table: string, grade: unknown): RiskColour | undefined {
  if (typeof grade !== 'number') return undefined;
  return (readGradeColours(table) ?? readGradeColours(GRADE_COLOURS)!)[grade - 1];
}
