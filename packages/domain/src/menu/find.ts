import type { MenuItem } from './menu.ts';

/** The names of a menu entry. */
export type MenuNames = Pick<MenuItem, 'title' | 'record' | 'pinyin'>;

/** Splits what was typed into words; whatever is found has to match all of them. */
export const typedWords = (input: string): string[] => input.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns whether a word is made of beginnings of syllables that follow each other: `rygl`, `renyuan`, `renygl`. */
function spells(syllables: readonly string[], at: number, word: string): boolean {
  if (word === '') return true;
  const syllable = syllables[at] ?? '';
  for (let length = Math.min(syllable.length, word.length); length > 0; length -= 1)
    if (word.startsWith(syllable.slice(0, length)) && spells(syllables, at + 1, word.slice(length))) return true;
  return false;
}

const readingsOf = ({ pinyin = '' }: MenuNames): string[][] => pinyin.split(', ').map((one) => one.split(' '));

/** Returns whether names begin with a word, also by pinyin. */
export const nameBegins = (names: MenuNames, word: string): boolean =>
  names.title.toLowerCase().startsWith(word) || spells(readingsOf(names)[0]!, 0, word);

/** Returns whether names contain a word, also by pinyin. */
export const nameContains = (names: MenuNames, word: string): boolean =>
  `${names.title} ${names.record ?? ''}`.toLowerCase().includes(word) ||
  readingsOf(names).some((syllables) => syllables.some((_, at) => spells(syllables, at, word)));

/**
 * Returns how well a menu entry fits what was typed: 0 if it begins with it, 1 if it contains it, 2 if a word is found
 * only in the names above it or in `more`; undefined if a word is found nowhere.
 * @param trail names from the top of the menu to the entry
 */
export function fitOf(words: readonly string[], trail: readonly MenuNames[], more = ''): 0 | 1 | 2 | undefined {
  const names = trail.at(-1)!;
  const found = (word: string) => more.toLowerCase().includes(word) || trail.some((one) => nameContains(one, word));
  if (!words.every(found)) return undefined;
  if (words.every((word, place) => (place === 0 ? nameBegins(names, word) : nameContains(names, word)))) return 0;
  return words.every((word) => nameContains(names, word)) ? 1 : 2;
}

/**
 * Returns the entries that fit what was typed with the names above them, the best first. Entries are also found by their
 * address.
 */
export function findEntries(menus: readonly MenuItem[], words: readonly string[]): (readonly MenuItem[])[] {
  const trails = (items: readonly MenuItem[], above: readonly MenuItem[]): MenuItem[][] =>
    items.flatMap((item) => (item.children.length > 0 ? trails(item.children, [...above, item]) : [[...above, item]]));
  return trails(menus, [])
    .flatMap((trail) => {
      const { index, path } = trail.at(-1)!;
      const fit = fitOf(words, trail, path ?? index);
      return fit === undefined ? [] : [{ trail, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ trail }) => trail);
}

/** Returns the menus with only the entries that fit what was typed, and the groups that contain them. */
export function filterMenus(menus: readonly MenuItem[], words: readonly string[]): MenuItem[] {
  const kept = (items: readonly MenuItem[], above: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => {
      const trail = [...above, item];
      if (item.children.length === 0) return fitOf(words, trail) === undefined ? [] : [item];
      const children = kept(item.children, trail);
      return children.length > 0 ? [{ ...item, children }] : [];
    });
  return words.length === 0 ? [...menus] : kept(menus, []);
}
