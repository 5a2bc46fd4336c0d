import { GRADE, SCHEME } from './codes.ts';

/** Returns the grades that a scheme knows: buildings are accepted or not, roads and water works may be good. */
export const gradesOf = (scheme: number): readonly number[] =>
  scheme === SCHEME.building ? [GRADE.passed] : [GRADE.passed, GRADE.good];

/**
 * Returns whether a node may get the better grade: so large a share of what lies directly below it has it.
 * @param share least share, percent
 */
export const mayBeGood = (good: number, all: number, share: number): boolean => all > 0 && good * 100 >= share * all;
