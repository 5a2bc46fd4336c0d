import { convert, convertPolygon, parseWire, type CoordinateSystem, type LonLat, type Polygon } from '@gongdi/geo';
import type { LatLng } from 'leaflet';
import { CanvasLayer, type Frame, type MapView } from '../../map/index.ts';
import { worldX, worldY } from '../../map/layers/world.ts';
import { rounded, type Area, type FenceDocument } from '../model/document.ts';
import type { OtherFence } from '../host/props.ts';
import { Field, placeOf, type Near } from './field.ts';
import { paintField, type Brush } from './paint-field.ts';

/** Distance within which a corner snaps, pixels. */
const REACH = 10;
/** With more areas in view than this, their numbers would cover them. */
const NAMED = 200;

export interface Snapped {
  /** In the coordinate system of the fence. */
  point: LonLat;
  snapped: boolean;
}

/** All areas except the edited one, on one canvas: for hit tests, snapping and comparison. */
export class Neighbours {
  readonly #view: MapView;
  readonly #canvas: CanvasLayer;
  /** Areas of the fence from which `#own` was built. */
  #areas: readonly Area[] = [];
  #own = new Field([], 'GCJ-02', 'GCJ-02');
  #others = new Field([], 'GCJ-02', 'GCJ-02');
  /** Other fences from which `#others`, `#names` and `#polygons` were built. */
  #given: readonly OtherFence[] = [];
  #names: string[] = [];
  #polygons: Polygon[] = [];
  /** Index of the selected area in the list; -1: none. */
  #selected = -1;
  #system: CoordinateSystem = 'GCJ-02';

  constructor(view: MapView) {
    this.#view = view;
    this.#canvas = new CanvasLayer(view.leaflet, 'gd-others', (frame) => this.#paint(frame));
  }

  remove(): void {
    this.#canvas.remove();
  }

  get otherPolygons(): readonly Polygon[] {
    return this.#polygons;
  }

  nameOf(other: number): string {
    return this.#names[other] ?? '';
  }

  /**
   * Sets other fences; those in another coordinate system are converted for display.
   * @throws FileProblem for data that is no fence
   */
  setOthers(others: readonly OtherFence[], system: CoordinateSystem): void {
    if (others === this.#given && system === this.#others.system) return;
    this.#given = others;
    this.#names = [];
    this.#polygons = [];
    for (const { name = '', data, system: own = 'GCJ-02' } of others) {
      for (const polygon of parseWire(data)) {
        this.#names.push(name);
        this.#polygons.push(convertPolygon(polygon, own, system));
      }
    }
    this.#others = new Field(this.#polygons, system, this.#view.state.get().system);
    this.#canvas.askRepaint();
  }

  /** Shows the document; identical areas are not processed again. */
  show(document: FenceDocument, selected: number | null): void {
    const { areas, system } = document;
    const at = areas.findIndex(({ id }) => id === selected);
    const shown = this.#view.state.get().system;
    const stale =
      system !== this.#system ||
      areas.length !== this.#areas.length ||
      areas.some((area, i) => area !== this.#areas[i] && i !== at);
    if (stale) this.#rebuild(areas, system, shown);
    if (stale || at !== this.#selected) this.#canvas.askRepaint();
    this.#selected = at;
  }

  #rebuild(areas: readonly Area[], system: CoordinateSystem, shown: CoordinateSystem): void {
    this.#areas = areas;
    this.#system = system;
    this.#own = new Field(
      areas.map(({ polygon }) => polygon),
      system,
      shown,
    );
  }

  /** Rebuilds everything because the coordinate system or the theme of the map has changed. */
  mapChanged(): void {
    const shown = this.#view.state.get().system;
    this.#rebuild(this.#areas, this.#system, shown);
    this.#others = new Field(this.#polygons, this.#others.system, shown);
    this.#canvas.askRepaint();
  }

  repaint(): void {
    this.#canvas.askRepaint();
  }

  #skip = (polygon: number): boolean => polygon === this.#selected;

  /** Returns the area of the fence at a place, except the selected one. */
  areaAt({ lng, lat }: LatLng): Area | undefined {
    return this.#areas[this.#own.at(worldX(lng), worldY(lat), this.#skip)];
  }

  /**
   * Returns the indexes of other fences' polygons whose box overlaps that of a polygon in the fence's coordinate
   * system.
   */
  othersNear(polygon: Polygon): number[] {
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const point of polygon.outer) {
      const { lng, lat } = this.#view.toLatLng(point, this.#system);
      west = Math.min(west, worldX(lng));
      east = Math.max(east, worldX(lng));
      north = Math.min(north, worldY(lat));
      south = Math.max(south, worldY(lat));
    }
    return west <= east ? this.#others.search(west, north, east, south) : [];
  }

  /**
   * Converts a map position to a place of the fence, snapped to the nearest corner or edge of other areas within reach.
   */
  snap(at: LatLng, on: boolean): Snapped {
    const free = { point: rounded(this.#view.fromLatLng(at, this.#system)), snapped: false };
    if (!on) return free;
    const x = worldX(at.lng);
    const y = worldY(at.lat);
    const reach = REACH / 2 ** this.#view.leaflet.getZoom();
    const own = this.#own.near(x, y, reach, this.#skip);
    const other = this.#others.near(x, y, reach);
    const [field, near] = better(own, other) ? [this.#own, own] : [this.#others, other];
    if (!near) return free;
    if (near.corner) return { point: convert(field.place(near.index), field.system, this.#system), snapped: true };
    return { point: convert(placeOf(near.x, near.y), this.#view.state.get().system, this.#system), snapped: true };
  }

  #paint(frame: Frame): void {
    const style = getComputedStyle(this.#view.element);
    const brush = (name: string): Brush => ({
      stroke: style.getPropertyValue(`--gd-fence-${name}`),
      fill: style.getPropertyValue(`--gd-fence-${name}-fill`),
      dot: style.getPropertyValue(`--gd-fence-${name}-dot`),
    });
    const others = paintField(frame, this.#others, brush('other'), () => false);
    const own = paintField(frame, this.#own, brush('own'), this.#skip);
    const { context } = frame;
    context.font = `600 12px ${style.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const write = (field: Field, polygon: number, text: string) => {
      const [west, north, east, south] = field.boxes[polygon] ?? [0, 0, 0, 0];
      // An area that is narrower on the screen has no room for its name, px.
      if ((east - west) * frame.scale < 28) return;
      const x = ((west + east) / 2) * frame.scale - frame.left;
      const y = ((north + south) / 2) * frame.scale - frame.top;
      context.lineWidth = 3;
      context.strokeStyle = style.getPropertyValue('--gd-map-ground');
      context.strokeText(text, x, y);
      context.fillStyle = style.getPropertyValue('--gd-fence-name');
      context.fillText(text, x, y);
    };
    if (others.length <= NAMED) for (const one of others) write(this.#others, one, this.nameOf(one));
    if (own.length <= NAMED) {
      for (const one of this.#selected < 0 ? own : [...own, this.#selected]) write(this.#own, one, String(one + 1));
    }
    context.textAlign = 'start';
    context.textBaseline = 'alphabetic';
  }
}

/** Returns whether the own area is the better place to snap to: a corner before an edge, then the nearer one. */
function better(own: Near | null, other: Near | null): boolean {
  if (!own || !other) return own !== null;
  return own.corner === other.corner ? own.distance <= other.distance : own.corner;
}
