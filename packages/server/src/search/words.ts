import { fold, runsOf, type Run } from '../text/runs.ts';
import { syllablesOf } from '../text/reading.ts';

/** Prefix of the initials of Chinese characters, so that they differ from ordinary words. */
export const INITIALS = '~';

/** Significant letters of a word, or digits of a number from any digit on. */
export const WORD_LENGTH = 16;

/** Characters of a record's text that are indexed; the rest cannot be searched. */
const TEXT_LENGTH = 600;

/**
 * Returns the words by which a text is found: each pair of adjacent Chinese characters, a number from each of its
 * digits on, the beginnings of letter words, and the initials of adjacent Chinese characters.
 */
export function wordsOf(text: string): string[] {
  const runs = runsOf(fold(text.slice(0, TEXT_LENGTH)));
  return [...new Set(runs.flatMap((run) => [...placesOf(run), ...initialsOf(run)]))];
}

/**
 * Returns the words of a long text that is searched by `askedFor`, without initials.
 * @param most so many words are enough; the rest of the text is then not found
 */
export function wordsIn(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const run of runsOf(fold(text))) {
    for (const word of placesOf(run)) words.add(word);
    if (words.size >= most) break;
  }
  return [...words].slice(0, most);
}

function placesOf({ kind, signs }: Run): string[] {
  if (kind === 'letters') return [signs.slice(0, WORD_LENGTH).join('')];
  const length = kind === 'han' ? 2 : WORD_LENGTH;
  return signs.map((_, from) => signs.slice(from, from + length).join(''));
}

/** Returns the initials of a Chinese run by its reading as a whole: 重庆 is `cq`, 重点 `zd`. */
function initialsOf({ kind, signs }: Run): string[] {
  if (kind !== 'han') return [];
  const initials = syllablesOf(signs.slice(0, WORD_LENGTH).join('')).map((syllable) => syllable[0]);
  return initials.length === 0 ? [] : [INITIALS + initials.join('')];
}
