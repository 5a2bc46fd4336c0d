import { pinyin } from 'pinyin-pro';

/** Prefix of the initials of Chinese characters, so that they differ from ordinary words. */
export const INITIALS = '~';

/** Significant letters of a word, or digits of a number from any digit on. */
export const WORD_LENGTH = 16;

/** Characters of a record's text that are indexed; the rest cannot be searched. */
const TEXT_LENGTH = 600;

/** Characters of scripts that have no spaces between words. */
const HAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const RUNS = new RegExp(
  String.raw`(?<han>${HAN}+)|(?<digits>\p{Nd}+)|(?<letters>(?!${HAN})\p{L}(?:(?!${HAN})[\p{L}\p{M}])*)`,
  'gu',
);

/** A run of characters from which words are made in the same way. */
export interface Run {
  kind: 'han' | 'digits' | 'letters';
  signs: readonly string[];
}

/**
 * Normalises a text: unifies the forms of a character, converts ASCII letters to lower case, and replaces control
 * characters and lone surrogates. Must equal `search_fold` of the database, whose own rules for other letters depend on
 * how the database was created.
 */
export function fold(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Splits a folded text into runs; characters between the runs are not searchable. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(RUNS)].map(({ groups }) => {
    const [kind, run] = Object.entries(groups!).find(([, found]) => found !== undefined)!;
    return { kind: kind as Run['kind'], signs: Array.from(run) };
  });
}

/**
 * Returns the words by which a text is found: each pair of adjacent Chinese characters, a number from each of its
 * digits on, the beginnings of letter words, and the initials of adjacent Chinese characters.
 */
export function wordsOf(text: string): string[] {
  const runs = runsOf(fold(text.slice(0, TEXT_LENGTH)));
  return [...new Set(runs.flatMap((run) => [...placesOf(run), ...initialsOf(run)]))];
}

function placesOf({ kind, signs }: Run): string[] {
  if (kind === 'letters') return [signs.slice(0, WORD_LENGTH).join('')];
  const length = kind === 'han' ? 2 : WORD_LENGTH;
  return signs.map((_, from) => signs.slice(from, from + length).join(''));
}

/**
 * Cache of initials: the same runs occur often, such as surnames and kinds of works, and determining initials is the
 * slowest step.
 */
const READ_BEFORE = new Map<string, string>();
const MOST_READ_BEFORE = 10_000;

/** Returns the initials of a Chinese run by its reading as a whole: 重庆 is `cq`, 重点 `zd`. */
function initialsOf({ kind, signs }: Run): string[] {
  if (kind !== 'han') return [];
  const run = signs.slice(0, WORD_LENGTH).join('');
  const initials = READ_BEFORE.get(run) ?? readInitials(run);
  if (READ_BEFORE.size >= MOST_READ_BEFORE) READ_BEFORE.clear();
  READ_BEFORE.set(run, initials);
  return initials === '' ? [] : [INITIALS + initials];
}

function readInitials(run: string): string {
  const letters = pinyin(run, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'removed' });
  return letters.filter((letter) => /^[a-z]/.test(letter)).join('');
}
