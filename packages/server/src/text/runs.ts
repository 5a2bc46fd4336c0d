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
