import { fold, INITIALS, runsOf, WORD_LENGTH } from './words.ts';

/** Words from one on, up to but not including another. */
export interface WordRange {
  from: string;
  to: string;
  /** Nothing but `from` is meant. */
  exact: boolean;
}

/** Something that a record has to have, in one way or another. */
export type Part = readonly WordRange[];

/** What an input asks for. */
export interface Asked {
  /** Texts that are found in a record as they are, or as initials of it. */
  terms: readonly string[];
  parts: readonly Part[];
}

/** Parts that are looked up; the whole of the input is compared with what they find. */
const PARTS = 16;

const beginning = (piece: string): WordRange => ({ from: piece, to: `${piece}\u{10FFFF}`, exact: false });
const exactly = (word: string): WordRange => ({ from: word, to: `${word}\u0001`, exact: true });

/** What may be initials of Chinese characters. */
export const initialsIn = (term: string): string | undefined =>
  /^[a-z]+$/.test(term) ? INITIALS + term.slice(0, WORD_LENGTH) : undefined;

/** What an input asks for; without a sign that words are made of, nothing. */
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
