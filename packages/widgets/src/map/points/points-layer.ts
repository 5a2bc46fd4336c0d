import { conversion, type CoordinateSystem, type LonLat } from '@gongdi/geo';
import { CanvasLayer, type Frame } from '../layers/canvas-layer.ts';
import { worldX, worldY } from '../layers/world.ts';
import type { MapView } from '../view/map-view.ts';
import { gather, type Cluster } from './clusters.ts';
import { sprites, type PointLook, type Sprites } from './sprites.ts';

/** A moving thing on the map. */
export interface MapPoint {
  id: string;
  /** WGS-84, the system of satellite receivers. */
  place: LonLat;
  /** Index of its look. Looks with higher indexes lie above those before. */
  look: number;
}

const SYSTEM: CoordinateSystem = 'WGS-84';
/** Edge of the cells in which points are gathered, and from how many on, pixels and points. */
const CELL = 36;
const LEAST = 5;
/** From this zoom on, nothing is gathered. */
const SINGLE_FROM = 19;
/** How far from a point a click finds it, pixels. */
const REACH = 14;
/** With at most this many points in view, their names are shown. */
const NAMED = 60;

/** What a click found: a point, or the middle of several. */
export type Picked = { id: string } | { cluster: Cluster };

/**
 * Thousands of moving points on one canvas. A change of place or look costs some arithmetic; everything is painted once
 * with the next frame, however many points moved. Points whose look stands out are never gathered.
 */
export class PointsLayer {
  readonly #view: MapView;
  readonly #canvas: CanvasLayer;
  readonly #looks: readonly PointLook[];
  readonly #nameOf: (id: string) => string;
  readonly #unfollow: () => void;
  readonly #index = new Map<string, number>();
  #ids: string[] = [];
  /** Longitude and latitude as they were given. */
  #given = new Float64Array(0);
  /** Pixels of zoom 0 in the system of the map. */
  #places = new Float64Array(0);
  #look = new Uint8Array(0);
  #convert;
  #sprites: Sprites | undefined;
  #selected: string | null = null;
  /** What was painted last, for clicks. */
  #clusters: Cluster[] = [];

  /** @param nameOf returns the name that is shown beside a point when few are in view */
  constructor(view: MapView, looks: readonly PointLook[], nameOf: (id: string) => string) {
    this.#view = view;
    this.#looks = looks;
    this.#nameOf = nameOf;
    let { system } = view.state.get();
    this.#convert = conversion(SYSTEM, system);
    this.#canvas = new CanvasLayer(view.leaflet, 'gd-others', (frame) => this.#paint(frame));
    this.#unfollow = view.state.subscribe(() => {
      const now = view.state.get();
      if (now.system === system) return;
      ({ system } = now);
      this.#convert = conversion(SYSTEM, system);
      for (let index = 0; index < this.#ids.length; index += 1) this.#place(index);
      this.#canvas.askRepaint();
    });
  }

  remove(): void {
    this.#unfollow();
    this.#canvas.remove();
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Paints again, with the colours of the present theme. */
  repaint(): void {
    this.#sprites = undefined;
    this.#canvas.askRepaint();
  }

  /** Replaces all points. */
  show(points: readonly MapPoint[]): void {
    this.#index.clear();
    this.#ids = points.map(({ id }) => id);
    this.#given = new Float64Array(points.length * 2);
    this.#places = new Float64Array(points.length * 2);
    this.#look = new Uint8Array(points.length);
    for (const [index, point] of points.entries()) {
      this.#index.set(point.id, index);
      this.#put(index, point);
    }
    this.#canvas.askRepaint();
  }

  /** Moves known points, and changes their looks. @returns whether a point is not known: then all are to be shown anew */
  move(points: Iterable<MapPoint>): boolean {
    let strange = false;
    for (const point of points) {
      const index = this.#index.get(point.id);
      if (index === undefined) strange = true;
      else this.#put(index, point);
    }
    this.#canvas.askRepaint();
    return strange;
  }

  #put(index: number, { place, look }: MapPoint): void {
    this.#given[2 * index] = place[0];
    this.#given[2 * index + 1] = place[1];
    this.#look[index] = look;
    this.#place(index);
  }

  #place(index: number): void {
    const [longitude, latitude] = this.#convert([this.#given[2 * index]!, this.#given[2 * index + 1]!]);
    this.#places[2 * index] = worldX(longitude);
    this.#places[2 * index + 1] = worldY(latitude);
  }

  select(id: string | null): void {
    if (id === this.#selected) return;
    this.#selected = id;
    this.#canvas.askRepaint();
  }

  /** Returns what lies at a place of the map's container: the nearest point, or a gathered group. */
  pickAt(x: number, y: number): Picked | null {
    const { leaflet } = this.#view;
    const origin = leaflet.getPixelBounds().min!;
    const scale = 2 ** leaflet.getZoom();
    const offOf = (px: number, py: number) => Math.hypot(px * scale - origin.x - x, py * scale - origin.y - y);
    const cluster = this.#clusters.find((one) => offOf(one.x, one.y) <= REACH);
    let [best, found] = [REACH, -1];
    for (let index = 0; index < this.#ids.length; index += 1) {
      const off = offOf(this.#places[2 * index]!, this.#places[2 * index + 1]!);
      // Of two that cover each other, the one that stands out.
      if (off < best - 1 || (found >= 0 && off <= best && this.#look[index]! > this.#look[found]!)) {
        best = Math.min(best, off);
        found = index;
      }
    }
    const stands = found >= 0 && this.#looks[this.#look[found]!]!.stands === true;
    if (cluster && !stands) return { cluster };
    return found < 0 ? null : { id: this.#ids[found]! };
  }

  #paint({ context, scale, left, top, width, height, zoom }: Frame): void {
    this.#sprites ??= sprites(this.#view.element, this.#looks);
    const own = this.#sprites;
    const seen: number[][] = this.#looks.map(() => []);
    let count = 0;
    for (let index = 0; index < this.#ids.length; index += 1) {
      const x = this.#places[2 * index]! * scale - left;
      const y = this.#places[2 * index + 1]! * scale - top;
      if (x < -REACH || y < -REACH || x > width + REACH || y > height + REACH) continue;
      seen[this.#look[index]!]!.push(index);
      count += 1;
    }
    const plain = seen.flatMap((list, look) => (this.#looks[look]!.stands ? [] : list));
    const { clusters, single } =
      zoom >= SINGLE_FROM || count <= NAMED
        ? { clusters: [], single: plain }
        : gather(this.#places, plain, CELL / scale, LEAST);
    this.#clusters = clusters;
    const at = (index: number): readonly [x: number, y: number] => [
      this.#places[2 * index]! * scale - left,
      this.#places[2 * index + 1]! * scale - top,
    ];
    const draw = (index: number): void => {
      const [x, y] = at(index);
      own.draw(context, this.#look[index]!, x, y);
    };
    for (const index of single) draw(index);
    for (const one of clusters) own.drawCluster(context, one.count, one.x * scale - left, one.y * scale - top);
    for (const [look, list] of seen.entries()) if (this.#looks[look]!.stands) for (const index of list) draw(index);
    if (count <= NAMED)
      for (const list of seen)
        for (const index of list) own.drawName(context, this.#nameOf(this.#ids[index]!), ...at(index));
    const selected = this.#selected === null ? undefined : this.#index.get(this.#selected);
    if (selected === undefined) return;
    draw(selected);
    own.drawRing(context, ...at(selected));
    own.drawName(context, this.#nameOf(this.#ids[selected]!), ...at(selected));
  }
}
