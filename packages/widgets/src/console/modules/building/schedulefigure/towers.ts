import type { calls } from '@gongdi/api';

type Part = calls.part.FigurePart;

/** A row of the elevation: a floor with its sections, from left to right. */
export interface Row {
  floor: Part;
  cells: readonly Part[];
}

/** A block of the elevation, whose rows go from the top down. */
export interface Tower {
  block: Part;
  rows: readonly Row[];
}

/**
 * Arranges the parts of a building as an elevation: each part with parts below it that have none themselves is a row,
 * and rows below one part are a block. Parts are stored from the bottom up, and drawn from the top down.
 * @param parts in the order of the tree, the one that is drawn first
 */
export function towersOf(parts: readonly Part[]): Tower[] {
  const root = parts[0];
  if (!root) return [];
  const byId = new Map(parts.map((one) => [one.id, one]));
  const rows = new Map<string, Part[]>();
  for (const one of parts) {
    if (!one.leaf) continue;
    const floor = one.id === root.id ? one.id : (one.parent_id ?? one.id);
    rows.set(floor, [...(rows.get(floor) ?? []), one]);
  }
  const towers = new Map<string, Row[]>();
  for (const [id, cells] of rows) {
    const floor = byId.get(id) ?? root;
    const above = floor.id === root.id ? root.id : (floor.parent_id ?? root.id);
    towers.set(above, [...(towers.get(above) ?? []), { floor, cells }]);
  }
  return [...towers].map(([id, found]) => ({ block: byId.get(id) ?? root, rows: found.toReversed() }));
}
