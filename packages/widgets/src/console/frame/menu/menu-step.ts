import { nameBegins, type MenuNames } from '@gongdi/domain';

/** A visible row of the menu. */
export interface MenuRow extends MenuNames {
  /** How far it is below the first level. */
  depth: number;
  /** Whether it is unfolded; undefined: it is no group. */
  open?: boolean;
}

/** What a key does: moves to a row, or folds or unfolds the current one. */
export type MenuStep = { to: number } | { open: boolean };

/** Pause after which typing begins a new word, ms. */
const TYPING_PAUSE = 700;

/**
 * Returns what a key does in the menu: arrows, Home and End move; to the right and to the left they unfold and fold.
 * @returns undefined for keys that the menu leaves alone
 */
export function menuStep(key: string, rows: readonly MenuRow[], at: number): MenuStep | undefined {
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, rows.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      if (row?.open === undefined) return undefined;
      return row.open ? { to: Math.min(at + 1, rows.length - 1) } : { open: true };
    case 'ArrowLeft':
      if (row?.open) return { open: false };
      return { to: rows.findLastIndex((one, place) => place < at && one.depth < (row?.depth ?? 0)) };
  }
  return undefined;
}

/** Finds rows by their first letters as the user types them: letters typed quickly belong together. */
export class TypeAhead {
  #typed = '';
  #last = -Infinity;

  /**
   * @param when time of the key event, ms
   * @returns the place of the next row that begins with what was typed, also by pinyin; -1: there is none
   */
  find(letter: string, when: number, rows: readonly MenuNames[], at: number): number {
    const goesOn = when - this.#last < TYPING_PAUSE;
    this.#typed = goesOn ? this.#typed + letter.toLowerCase() : letter.toLowerCase();
    this.#last = when;
    // A first letter moves on from the current row; further letters may still fit it.
    const first = at + (this.#typed.length > 1 ? 0 : 1);
    const order = rows.map((_, place) => (first + place) % rows.length);
    return order.find((place) => nameBegins(rows[place]!, this.#typed)) ?? -1;
  }
}
