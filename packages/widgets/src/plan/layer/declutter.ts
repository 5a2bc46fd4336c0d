import type { Place } from '../view/view.ts';

/** A label: the middle of its lower edge in pixels, and its text. Earlier labels in a list have precedence. */
export interface LabelPlace {
  key: string;
  at: Place;
  text: string;
}

/** Labels of one point: its name above, its value below. */
export interface PointLabels {
  key: string;
  /** Middle of the point, pixels. */
  at: Place;
  name: string;
  value: string;
  /** Higher weights are placed first; labels with a weight above 0 may also cover other points. */
  weight: number;
}

/** The labels of a point for which there is room. */
export interface Shown {
  name: boolean;
  value: boolean;
}

export interface LabelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of a line and widths of letters at 12 px, in pixels: accurate enough to keep labels apart. */
const LINE = 15;
const WIDE = 12.5;
const NARROW = 7;
/** Side of the cells in which labels are indexed, pixels. */
const CELL = 80;

const widthOf = (text: string): number => {
  let width = 4;
  for (const letter of text) width += letter.codePointAt(0)! > 0xff ? WIDE : NARROW;
  return width;
};

/** Values are bold: factor of their width, including a little distance to their neighbours. */
const BOLD = 1.1;
const GAP = 4;

/** @param at the middle of the lower edge */
function boxOf({ x, y }: Place, text: string, bold = false): LabelBox {
  const half = bold ? (widthOf(text) * BOLD + GAP) / 2 : widthOf(text) / 2;
  return { left: x - half, right: x + half, top: y - LINE, bottom: y };
}

/** Occupied boxes, indexed by cells. */
class Room {
  readonly #cells = new Map<string, LabelBox[]>();

  isFree(box: LabelBox): boolean {
    return !cellsOf(box).some((cell) =>
      this.#cells
        .get(cell)
        ?.some(
          (other) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ),
    );
  }

  take(box: LabelBox): void {
    for (const cell of cellsOf(box)) {
      const list = this.#cells.get(cell);
      if (list) list.push(box);
      else this.#cells.set(cell, [box]);
    }
  }
}

function cellsOf(box: LabelBox): string[] {
  const cells: string[] = [];
  for (let column = Math.floor(box.left / CELL); column <= Math.floor(box.right / CELL); column += 1)
    for (let row = Math.floor(box.top / CELL); row <= Math.floor(box.bottom / CELL); row += 1)
      cells.push(`${column} ${row}`);
  return cells;
}

/** Returns the keys of labels that fit: none covers an earlier one. */
export function withRoom(labels: readonly LabelPlace[]): Set<string> {
  const kept = new Set<string>();
  const room = new Room();
  for (const { key, at, text } of labels) {
    const box = boxOf(at, text);
    if (!room.isFree(box)) continue;
    kept.add(key);
    room.take(box);
  }
  return kept;
}

/**
 * Returns the names and values that fit. Labels are placed by descending weight, and none covers an earlier one. Labels
 * of weight 0 do not cover other points either. A point whose value does not fit gets no name.
 * @param radius of a point, pixels
 * @param name,value distance of the labels' lower edges from the middle of a point, pixels downwards
 */
export function roomForPoints(
  points: readonly PointLabels[],
  { radius, name: up, value: down }: { radius: number; name: number; value: number },
): Map<string, Shown> {
  const labels = new Room();
  const dots = new Room();
  for (const { at } of points) {
    // A label may cover the border of a point, but not the sign in its middle.
    const reach = radius / 2;
    dots.take({ left: at.x - reach, right: at.x + reach, top: at.y - reach, bottom: at.y + reach });
  }
  const shown = new Map<string, Shown>();
  for (const { key, at, name, value, weight } of points.toSorted((a, b) => b.weight - a.weight)) {
    const fits = (box: LabelBox | null): boolean =>
      box !== null && labels.isFree(box) && (weight > 0 || dots.isFree(box));
    const above = name === '' ? null : boxOf({ x: at.x, y: at.y + up }, name);
    const below = value === '' ? null : boxOf({ x: at.x, y: at.y + down }, value, true);
    const fit = { name: fits(above), value: fits(below) };
    // For a point with a value, a name without the value would be misleading.
    if (below && !fit.value) fit.name = false;
    if (fit.name) labels.take(above!);
    if (fit.value) labels.take(below!);
    shown.set(key, fit);
  }
  return shown;
}
