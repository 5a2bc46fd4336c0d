import { EXTERNAL_FONT_SIZE, measureLabel } from '../label.ts';
import { textOf } from '../scene.ts';
import type { Bounds, Point } from '../svg.ts';
import type { Box, Link } from './graph.ts';
import type { Column } from './place.ts';
import { GAP } from './place.ts';

const TRACK = 15;
const DROP = 20;
/** Distance from a layer at which a flow runs down or up beside it. */
const BESIDE = 12;

/** Routes the flows of a scope: forward flows in the gaps between layers, backward flows on tracks below all nodes. */
export class Router {
  #track: number;
  readonly #shared = new Map<Box, number>();
  readonly #columns: readonly Column[];
  readonly #boundary: (link: Link) => Bounds | undefined;
  /** Top of the lowest node of each layer. */
  readonly #lowest: readonly number[];

  constructor(
    layers: readonly (readonly Box[])[],
    columns: readonly Column[],
    bottom: number,
    boundary: (link: Link) => Bounds | undefined,
  ) {
    this.#columns = columns;
    this.#track = bottom;
    this.#boundary = boundary;
    this.#lowest = layers.map((layer) =>
      layer.reduce((lowest, { element, y }) => (element ? Math.max(lowest, y) : lowest), -Infinity),
    );
  }

  /** Lower end of all tracks used so far. */
  get bottom(): number {
    return this.#track;
  }

  route(link: Link): Point[] {
    if (link.from === link.to && !link.boundary) return loop(link.from);
    return straighten(link.back || link.around ? this.#below(link) : this.#forward(link));
  }

  #forward(link: Link): Point[] {
    const { from, to, stops } = link;
    const boundary = this.#boundary(link);
    const points: Point[] = [];
    let at: Point = { x: from.x + from.width, y: from.y + from.height / 2 };
    const first = stops[0] ?? to;
    if (boundary) {
      at = { x: boundary.x + boundary.width / 2, y: boundary.y + boundary.height };
      points.push(at);
      const row = first.y + first.height / 2;
      at = { x: at.x, y: row > at.y + DROP / 2 ? row : at.y + DROP };
    }
    points.push(at);
    for (const stop of [...stops, to]) {
      const column = this.#columns[stop.layer];
      const row = stop.y + stop.height / 2;
      const bend = bendBefore(column, stop);
      points.push({ x: bend, y: at.y }, { x: bend, y: row });
      at = { x: (column?.x ?? stop.x) + (column?.width ?? 0), y: row };
      if (stop !== to) points.push(at);
    }
    points.push({ x: to.x, y: to.y + to.height / 2 });
    return points;
  }

  /** Returns the bounds for the name of a flow: above its first segment after the bend. */
  label(link: Link): Bounds | undefined {
    if (textOf(link.flow, 'name') === '' || link.back || link.around || link.from === link.to) return undefined;
    const stop = link.stops[0] ?? link.to;
    const column = this.#columns[stop.layer];
    const x = bendBefore(column, stop) + 5;
    const width = Math.max((column?.x ?? stop.x) - x - 12, 30);
    const { height } = measureLabel(textOf(link.flow, 'name'), width, EXTERNAL_FONT_SIZE);
    return { x, y: stop.y + stop.height / 2 - height - 4, width, height };
  }

  #below(link: Link): Point[] {
    const { from, to } = link;
    const track = this.#trackOf(link);
    const boundary = this.#boundary(link);
    const start = boundary ?? from;
    return [...this.#down(start, from, boundary !== undefined, track), ...this.#up(to, track)];
  }

  /**
   * Returns the points from a node to the track: straight, or through the gap behind its layer if other nodes are below
   * it.
   */
  #down(start: Bounds, from: Box, atBoundary: boolean, track: number): Point[] {
    const middle = start.x + start.width / 2;
    const bottom = start.y + start.height;
    if (this.#isLowest(from)) {
      return [
        { x: middle, y: bottom },
        { x: middle, y: track },
      ];
    }
    const column = this.#columns[from.layer];
    const gap = (column?.x ?? from.x) + (column?.width ?? from.width) + BESIDE;
    const row = atBoundary ? bottom + BESIDE : from.y + from.height / 2;
    return [
      ...(atBoundary ? [{ x: middle, y: bottom }] : []),
      { x: atBoundary ? middle : from.x + from.width, y: row },
      { x: gap, y: row },
      { x: gap, y: track },
    ];
  }

  /**
   * Returns the points from the track to a node: straight, or through the gap before its layer if other nodes are below
   * it.
   */
  #up(to: Box, track: number): Point[] {
    if (this.#isLowest(to)) {
      const middle = to.x + to.width / 2;
      return [
        { x: middle, y: track },
        { x: middle, y: to.y + to.height },
      ];
    }
    const gap = (this.#columns[to.layer]?.x ?? to.x) - BESIDE;
    const row = to.y + to.height / 2;
    return [
      { x: gap, y: track },
      { x: gap, y: row },
      { x: to.x, y: row },
    ];
  }

  #isLowest(box: Box): boolean {
    return box.y >= (this.#lowest[box.layer] ?? box.y);
  }

  /** Each flow that leads back has a separate track; flows around all nodes share the track of their source. */
  #trackOf({ from, around }: Link): number {
    const shared = around ? this.#shared.get(from) : undefined;
    if (shared !== undefined) return shared;
    this.#track += TRACK;
    if (around) this.#shared.set(from, this.#track);
    return this.#track;
  }
}

/** Returns the x of the bend: shortly after the source, which leaves space for a name before the target. */
function bendBefore(column: Column | undefined, stop: Box): number {
  return (column?.x ?? stop.x) - (column?.gap ?? GAP.across) + GAP.across / 2;
}

function loop({ x, y, width, height }: Box): Point[] {
  const right = x + width;
  return [
    { x: right, y: y + height / 2 },
    { x: right + DROP, y: y + height / 2 },
    { x: right + DROP, y: y - DROP },
    { x: x + width / 2, y: y - DROP },
    { x: x + width / 2, y },
  ];
}

/** Removes points that lie on the line between their neighbours. */
function straighten(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [a, b] = [kept.at(-2), kept.at(-1)];
    if (b && Math.abs(b.x - point.x) < 0.5 && Math.abs(b.y - point.y) < 0.5) continue;
    const flat = a && b && Math.abs(a.y - b.y) < 0.5 && Math.abs(b.y - point.y) < 0.5;
    const upright = a && b && Math.abs(a.x - b.x) < 0.5 && Math.abs(b.x - point.x) < 0.5;
    if (flat || upright) kept.pop();
    kept.push(point);
  }
  return kept;
}
