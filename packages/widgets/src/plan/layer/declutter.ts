import type { Place } from '../view/view.ts';

/** A label: the middle of its lower edge, pixels, and what it says. What comes first in a list wins. */
export interface LabelPlace {
  key: string;
  at: Place;
  text: string;
}

/** What stands around one point: its name above, its value below. */
export interface PointLabels {
  key: string;
  /** Middle of the point, pixels. */
  at: Place;
  name: string;
  value: string;
  /** The higher, the sooner it is shown; above 0 also over other points. */
  weight: number;
}

/** Which of a point's labels have room. */
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

/** Values are printed bold: so much wider, and a little apart from their neighbours. */
const BOLD = 1.1;
const GAP = 4;

/** @param at the middle of the lower edge */
function boxOf({ x, y }: Place, text: string, bold = false): LabelBox {
  const half = bold ? (widthOf(text) * BOLD + GAP) / 2 : widthOf(text) / 2;
  return { left: x - half, right: x + half, top: y - LINE, bottom: y };
}

/** What is taken already, looked up by cells. */
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

/** Keys of labels that have room: none lies over one that comes before it. */
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
 * Which names and values have room: those of weight first, each over nothing that was placed before it. What weighs
 * nothing does not lie over other points either, and gives up its name before its value.
 * @param radius of a point, pixels
 * @param name,value how far from the middle of a point the lower edges of its labels are, pixels downwards
 */
export function roomForPoints(
  points: readonly PointLabels[],
  { radius, name: up, value: down }: { radius: number; name: number; value: number },
): Map<string, Shown> {
  const labels = new Room();
  const dots = new Room();
  for (const { at } of points) {
    // A label may lie over the border of a point, not over the sign in its middle.
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
    // A name without its value tells less than nothing of a point that is watched.
    if (below && !fit.value) fit.name = false;
    if (fit.name) labels.take(above!);
    if (fit.value) labels.take(below!);
    shown.set(key, fit);
  }
  return shown;
}
