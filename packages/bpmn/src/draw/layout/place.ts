import type { Box, Graph, Link } from './graph.ts';
import { neighbours } from './layers.ts';

export const GAP = { across: 60, named: 120, down: 40, stop: 15 };
/** Preferred vertical distance of a boundary event's target below the event's host. */
const BELOW_HOST = 100;

/** Position and width of a layer. */
export interface Column {
  readonly x: number;
  readonly width: number;
  /** Space before the layer, wider where a named flow arrives. */
  readonly gap: number;
}

/** Top and bottom of each lane's content. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Sets the position of every box: columns by layer, rows near the middle of the connected boxes. Lanes are placed one
 * below the other, each separately.
 */
export function placeBoxes(
  layers: readonly (readonly Box[])[],
  { links, boundaries }: Graph,
  bandCount: number,
  bandPadding: number,
): { columns: Column[]; bands: Band[] } {
  const columns = placeColumns(layers, links);
  const bands: Band[] = [];
  let top = 0;
  for (let band = 0; band < bandCount; band += 1) {
    const own = layers.map((layer) => layer.filter((box) => box.band === band));
    placeRows(own, links, (box) => (boundaries.has(box) ? GAP.down : 0));
    const boxes = own.flat();
    const least = boxes.reduce((most, box) => Math.min(most, box.y), Infinity);
    const shift = boxes.length === 0 ? 0 : top + bandPadding - least;
    for (const box of boxes) box.y += shift;
    const lowest = boxes.reduce((most, box) => Math.max(most, box.y + box.height), top + bandPadding);
    const bottom = Math.max(lowest + bandPadding, top + (bandPadding > 0 ? 120 : 0));
    bands.push({ top, bottom });
    top = bottom;
  }
  return { columns, bands };
}

function placeColumns(layers: readonly (readonly Box[])[], links: readonly Link[]): Column[] {
  const named = new Set(links.flatMap(({ flow, back, from }) => (flow['name'] && !back ? [from.layer + 1] : [])));
  let x = 0;
  return layers.map((layer, at) => {
    const width = layer.reduce((most, box) => Math.max(most, box.width), 0);
    const gap = named.has(at) ? GAP.named : GAP.across;
    if (at > 0) x += gap;
    for (const box of layer) box.x = x + (width - box.width) / 2;
    const column = { x, width, gap };
    x += width;
    return column;
  });
}

const middleOf = (box: Box): number => box.y + box.height / 2;

function placeRows(layers: readonly (readonly Box[])[], links: readonly Link[], extra: (box: Box) => number): void {
  const { before, after } = neighbours(links);
  const shown = new Set(layers.flat());
  const lowered = new Set(links.flatMap(({ boundary, stops, to }) => (boundary ? [stops[0] ?? to] : [])));
  const around = (of: ReadonlyMap<Box, readonly Box[]>, box: Box): readonly Box[] =>
    (of.get(box) ?? []).filter((other) => shown.has(other));
  const gap = (upper: Box, lower: Box): number => (upper.element && lower.element ? GAP.down : GAP.stop) + extra(upper);
  for (const layer of layers) stack(layer, gap, () => undefined);
  for (let sweep = 0; sweep < 6; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const layer of down ? layers : layers.toReversed()) {
      stack(layer, gap, (box) => {
        const others = around(down ? before : after, box);
        if (others.length === 0) return undefined;
        const mean = others.reduce((sum, other) => sum + middleOf(other), 0) / others.length;
        return down && lowered.has(box) ? mean + BELOW_HOST : mean;
      });
    }
  }
  for (const layer of layers) {
    level(layer, gap, (box) => {
      const [only, ...others] = around(before, box);
      return only && others.length === 0 && !lowered.has(box) ? middleOf(only) : undefined;
    });
  }
}

/** Removes small steps from flows: a box moves level with its predecessor if the space is free. */
function level(
  layer: readonly Box[],
  gap: (upper: Box, lower: Box) => number,
  wanted: (box: Box) => number | undefined,
): void {
  layer.forEach((box, at) => {
    const want = wanted(box);
    if (want === undefined) return;
    const [above, below] = [layer[at - 1], layer[at + 1]];
    const least = above ? above.y + above.height + gap(above, box) : -Infinity;
    const most = below ? below.y - gap(box, below) - box.height : Infinity;
    const y = want - box.height / 2;
    if (Math.abs(y - box.y) < GAP.down && y >= least && y <= most) box.y = y;
  });
}

/** Stacks a layer in order, each box as near as possible to its preferred place, then shifts all boxes to the mean. */
function stack(
  layer: readonly Box[],
  gap: (upper: Box, lower: Box) => number,
  wanted: (box: Box) => number | undefined,
): void {
  let before: Box | undefined;
  let drift = 0;
  let counted = 0;
  for (const box of layer) {
    const least = before ? before.y + before.height + gap(before, box) : -Infinity;
    const want = wanted(box);
    const start = want === undefined ? (before ? least : box.y) : want - box.height / 2;
    box.y = Math.max(start, least);
    if (want !== undefined) {
      drift += want - middleOf(box);
      counted += 1;
    }
    before = box;
  }
  if (counted === 0) return;
  for (const box of layer) box.y += drift / counted;
}
