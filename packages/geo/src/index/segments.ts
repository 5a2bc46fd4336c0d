import Flatbush from 'flatbush';
import { ringsOf, type Box, type LonLat, type Polygon } from '../point.ts';

/** A corner or an edge near a place. */
export interface Snap {
  kind: 'vertex' | 'edge';
  polygon: number;
  /** 0 for the border, from 1 for the holes. */
  ring: number;
  /** Number of the corner, or of the corner at which the edge begins. */
  vertex: number;
  at: LonLat;
  /** Distance in the unit of `reach`. */
  distance: number;
}

/**
 * Returns the length of a degree of longitude relative to a degree of latitude, so that distances have the same
 * proportions as on the map.
 */
function squeeze(latitude: number): number {
  return Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
}

function nearest(place: LonLat, a: LonLat, b: LonLat, scale: number): { at: LonLat; distance: number } {
  const dx = (b[0] - a[0]) * scale;
  const dy = b[1] - a[1];
  const px = (place[0] - a[0]) * scale;
  const py = place[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return {
    at: [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])],
    distance: Math.hypot(px - t * dx, py - t * dy),
  };
}

export interface Snapper {
  /**
   * Returns the nearest corner within `reach` (degrees of latitude); if there is none, the nearest edge within `reach`.
   * Corners take precedence, so that neighbouring areas share corners exactly. `skip` excludes areas.
   */
  snap(place: LonLat, reach: number, skip?: (polygon: number) => boolean): Snap | null;
}

/** Builds an index of all edges of areas, for snapping among tens of thousands of corners. */
export function snapper(polygons: readonly Polygon[]): Snapper {
  const edges: { polygon: number; ring: number; vertex: number; a: LonLat; b: LonLat }[] = [];
  for (const [polygon, one] of polygons.entries()) {
    for (const [ring, points] of ringsOf(one).entries()) {
      for (const [vertex, a] of points.entries()) {
        edges.push({ polygon, ring, vertex, a, b: points[(vertex + 1) % points.length] ?? a });
      }
    }
  }
  if (edges.length === 0) return { snap: () => null };
  const tree = new Flatbush(edges.length);
  for (const { a, b } of edges) {
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  }
  tree.finish();
  return {
    snap(place, reach, skip) {
      const scale = squeeze(place[1]);
      const wide = reach / scale;
      let corner: Snap | null = null;
      let side: Snap | null = null;
      for (const i of tree.search(place[0] - wide, place[1] - reach, place[0] + wide, place[1] + reach)) {
        const edge = edges[i];
        if (!edge || skip?.(edge.polygon)) continue;
        const { a, b, ...of } = edge;
        const toCorner = Math.hypot((a[0] - place[0]) * scale, a[1] - place[1]);
        if (toCorner <= (corner?.distance ?? reach)) corner = { kind: 'vertex', ...of, at: a, distance: toCorner };
        const near = nearest(place, a, b, scale);
        if (near.distance <= (side?.distance ?? reach)) side = { kind: 'edge', ...of, ...near };
      }
      return corner ?? side;
    },
  };
}

export interface PolygonIndex {
  /** Returns the numbers of the areas whose boxes intersect `box`, in ascending order. */
  search(box: Box): number[];
}

/** Builds an index of the boxes of areas, to find those on the screen. */
export function polygonIndex(boxes: readonly Box[]): PolygonIndex {
  if (boxes.length === 0) return { search: () => [] };
  const tree = new Flatbush(boxes.length);
  for (const box of boxes) tree.add(...box);
  tree.finish();
  return { search: (box) => tree.search(...box).toSorted((a, b) => a - b) };
}
