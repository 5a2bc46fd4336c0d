/** Points of one cell of a grid that are painted as one circle. */
export interface Cluster {
  /** Middle of the points, pixels of zoom 0. */
  x: number;
  y: number;
  count: number;
}

export interface Gathered {
  clusters: Cluster[];
  /** Indexes of the points that stay single. */
  single: number[];
}

/**
 * Gathers points that would cover each other: those of a cell with at least `least` of them. The cells belong to the
 * ground and not to the view, so that nothing flickers while the map moves.
 * @param places x, y, x, y, … in pixels of zoom 0
 * @param indexes points that may be gathered
 * @param cell edge of a cell, pixels of zoom 0
 */
export function gather(places: Float64Array, indexes: readonly number[], cell: number, least: number): Gathered {
  const cells = new Map<string, number[]>();
  for (const index of indexes) {
    const key = `${Math.floor(places[2 * index]! / cell)} ${Math.floor(places[2 * index + 1]! / cell)}`;
    const found = cells.get(key);
    if (found) found.push(index);
    else cells.set(key, [index]);
  }
  const clusters: Cluster[] = [];
  const single: number[] = [];
  for (const list of cells.values()) {
    if (list.length < least) {
      single.push(...list);
      continue;
    }
    let [x, y] = [0, 0];
    for (const index of list) [x, y] = [x + places[2 * index]!, y + places[2 * index + 1]!];
    clusters.push({ x: x / list.length, y: y / list.length, count: list.length });
  }
  return { clusters, single };
}
