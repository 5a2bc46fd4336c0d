import { pinyin } from 'pinyin-pro';

/** Before the initials of Chinese characters, which are no word that stands there. */
export const INITIALS = '~';

/** Letters of a word, or digits of a number from one of them on, that are told apart. */
export const WORD_LENGTH = 16;

/** Signs of a record that are looked at; what comes behind is in the record, not in the search. */
const TEXT_LENGTH = 600;

/** Characters that are written without spaces between words. */
const HAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const RUNS = new RegExp(
  String.raw`(?<han>${HAN}+)|(?<digits>\p{Nd}+)|(?<letters>(?!${HAN})\p{L}(?:(?!${HAN})[\p{L}\p{M}])*)`,
  'gu',
);

/** A piece of a text in which words are made in one way. */
export interface Run {
  kind: 'han' | 'digits' | 'letters';
  signs: readonly string[];
}

/**
 * Forms of one sign are one, ASCII letters are small, and what no text can hold is gone: the same as `search_fold` of
 * the database, whose own rules for other letters depend on how it was made.
 */
export function fold(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Takes a folded text apart; signs between the runs find nothing. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(RUNS)].map(({ groups }) => {
    const [kind, run] = Object.entries(groups!).find(([, found]) => found !== undefined)!;
    return { kind: kind as Run['kind'], signs: Array.from(run) };
  });
}

/**
 * The words by which a text is found: two characters of Chinese at each place, a number from each of its digits on,
 * letters from where they begin, and the initials of Chinese characters that stand together.
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

/** Runs come again and again, such as surnames and kinds of works, and reading them takes longest. */
const READ_BEFORE = new Map<string, string>();
const MOST_READ_BEFORE = 10_000;

/** Of a run of Chinese, as it is read as a whole: 重庆 is `cq`, 重点 `zd`. */
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
