import type { Place } from '../view/view.ts';

/** A label: the middle of its lower edge, pixels, and what it says. What comes first in a list wins. */
export interface LabelPlace {
  key: string;
  at: Place;
  text: string;
}

/** Height of a line and widths of letters at 12 px, pixels: near enough to keep labels apart. */
const LINE = 15;
const WIDE = 12.5;
const NARROW = 7;
/** Side of the cells that labels are looked up by, pixels. */
const CELL = 80;

const widthOf = (text: string): number => {
  let width = 4;
  for (const letter of text) width += letter.codePointAt(0)! > 0xff ? WIDE : NARROW;
  return width;
};

/** Keys of labels that have room: none lies over one that comes before it. */
export function withRoom(labels: readonly LabelPlace[]): Set<string> {
  const kept = new Set<string>();
  const cells = new Map<string, { left: number; right: number; top: number; bottom: number }[]>();
  for (const { key, at, text } of labels) {
    const half = widthOf(text) / 2;
    const box = { left: at.x - half, right: at.x + half, top: at.y - LINE, bottom: at.y };
    const touched: string[] = [];
    for (let column = Math.floor(box.left / CELL); column <= Math.floor(box.right / CELL); column += 1)
      for (let row = Math.floor(box.top / CELL); row <= Math.floor(box.bottom / CELL); row += 1)
        touched.push(`${column} ${row}`);
    const taken = touched.some((cell) =>
      cells
        .get(cell)
        ?.some(
          (other) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ),
    );
    if (taken) continue;
    kept.add(key);
    for (const cell of touched) {
      const list = cells.get(cell);
      if (list) list.push(box);
      else cells.set(cell, [box]);
    }
  }
  return kept;
}
