import { fold, runsOf } from '../text/runs.ts';
import { INITIALS, WORD_LENGTH } from './words.ts';

/** A range of words from `from` up to, but not including, `to`. */
export interface WordRange {
  from: string;
  to: string;
  /** Only the word `from` is meant. */
  exact: boolean;
}

/** A condition that a record has to fulfil by a word in one of these ranges. */
export type Part = readonly WordRange[];

/** The conditions of a search input. */
export interface Asked {
  /** Texts that a record must contain, literally or as initials. */
  terms: readonly string[];
  parts: readonly Part[];
}

/** Most parts that are looked up; the whole input is then compared with the records found. */
const PARTS = 16;

const beginning = (piece: string): WordRange => ({ from: piece, to: `${piece}\u{10FFFF}`, exact: false });
const exactly = (word: string): WordRange => ({ from: word, to: `${word}\u0001`, exact: true });

/** Returns the indexed form of a term that may be initials of Chinese characters; undefined if it cannot be. */
export const initialsIn = (term: string): string | undefined =>
  /^[a-z]+$/.test(term) ? INITIALS + term.slice(0, WORD_LENGTH) : undefined;

/** Parses a search input; the result is empty if the input has no character that words consist of. */
export function askedFor(input: string): Asked {
  const terms = fold(input)
    .split(/\s+/)
    .filter((term) => runsOf(term).length > 0);
  return { terms, parts: terms.flatMap(partsOf).slice(0, PARTS) };
}

function partsOf(term: string): Part[] {
  const initials = initialsIn(term);
  return runsOf(term).flatMap(({ kind, signs }): Part[] => {
    if (kind === 'han' && signs.length > 1)
      return signs.slice(1).map((sign, before) => [exactly(signs[before]! + sign)]);
    const piece = beginning(signs.slice(0, WORD_LENGTH).join(''));
    return [initials === undefined ? [piece] : [piece, beginning(initials)]];
  });
}
