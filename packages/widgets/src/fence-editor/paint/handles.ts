import { ringsOf, type LonLat, type Polygon } from '@gongdi/geo';
import type { LatLng, Marker } from 'leaflet';
import { L, type MapView } from '../../map/index.ts';
import { middleAfter, type Corner } from '../model/document.ts';
import { Corners, spread, type Spot } from './corners.ts';

/** Maximum number of handles: more cost more than they help. Only corners in view get a handle. */
const MOST = 400;
/** Minimum distance between two handles: closer ones could not be told apart, pixels. */
const GAP = 8;
/** With more corners in view, midpoints would overlap and are left out. */
const MOST_MIDS = 120;
/** On a shorter edge the midpoint would lie under the corners, pixels. */
const LEAST_EDGE = 40;

interface Handle {
  marker: Marker;
  button: HTMLButtonElement;
  corner: Corner;
  middle: boolean;
}

export interface HandleActions {
  press(event: PointerEvent, corner: Corner, middle: boolean): void;
  key(event: KeyboardEvent, corner: Corner, middle: boolean): void;
  menu(event: MouseEvent, corner: Corner): void;
  focused(corner: Corner): void;
  label(corner: Corner, at: LonLat, count: number, middle: boolean): string;
  /** Reports whether corners in view have no handle because they overlap. */
  crowded(is: boolean): void;
}

interface Wanted {
  corner: Corner;
  at: LatLng;
  place: LonLat;
  count: number;
  middle: boolean;
}

const keyOf = ({ area, ring, vertex }: Corner, middle: boolean): string =>
  `${area}:${ring}:${vertex}${middle ? 'm' : ''}`;

const between = (a: LatLng, b: LatLng): LatLng => L.latLng((a.lat + b.lat) / 2, (a.lng + b.lng) / 2);

/**
 * Corners of the edited area as buttons on the map, with one more in the middle of each edge. One button is in the tab
 * order.
 */
export class Handles {
  readonly #view: MapView;
  readonly #actions: HandleActions;
  #handles = new Map<string, Handle>();
  /** Places from which `#corners` was built. */
  #latLngs: readonly LatLng[][] = [];
  #corners = new Corners([]);

  constructor(view: MapView, actions: HandleActions) {
    this.#view = view;
    this.#actions = actions;
  }

  clear(): void {
    for (const { marker } of this.#handles.values()) marker.remove();
    this.#handles.clear();
    this.#actions.crowded(false);
  }

  /**
   * @param latLngs places of the corners on the map, ring by ring; every change passes a new list
   * @param current the corner that the tab key reaches
   */
  show(area: number, polygon: Polygon, latLngs: readonly LatLng[][], current: Corner | null): void {
    if (latLngs !== this.#latLngs) this.#corners = new Corners((this.#latLngs = latLngs));
    const rings = ringsOf(polygon);
    const wanted: Wanted[] = [];
    const { crowded, spots } = this.#spots(current);
    for (const { ring, vertex } of spots) {
      const [at, place] = [latLngs[ring]?.[vertex], rings[ring]?.[vertex]];
      if (at && place)
        wanted.push({ corner: { area, ring, vertex }, at, place, count: rings[ring]!.length, middle: false });
    }
    if (wanted.length <= MOST_MIDS && !crowded) wanted.push(...this.#middles(wanted, rings));
    this.#build(wanted);
    for (const { at, place, count, corner, middle } of wanted) {
      const handle = this.#handles.get(keyOf(corner, middle));
      if (!handle) continue;
      handle.marker.setLatLng(at);
      const label = this.#actions.label(corner, place, count, middle);
      if (handle.button.ariaLabel !== label) handle.button.ariaLabel = label;
    }
    this.mark(current);
    this.#actions.crowded(crowded);
  }

  /**
   * Returns the corners that get a handle, in their order: the current one, and those in view that do not overlap
   * others.
   */
  #spots(current: Corner | null): { crowded: boolean; spots: Spot[] } {
    const { leaflet } = this.#view;
    const bounds = leaflet.getBounds().pad(0.1);
    const inView = this.#corners.within([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    const isCurrent = ({ ring, vertex }: Spot) => current?.ring === ring && current.vertex === vertex;
    const own = inView.findIndex(isCurrent);
    const first = own < 0 ? inView : [inView[own]!, ...inView.toSpliced(own, 1)];
    const places = first.map(({ ring, vertex }) => leaflet.latLngToContainerPoint(this.#latLngs[ring]![vertex]!));
    const spots = spread(places, GAP, MOST).map((at) => first[at]!);
    const crowded = spots.length < inView.length;
    if (own < 0 && current) spots.push(current);
    return { crowded, spots: spots.toSorted((a, b) => a.ring - b.ring || a.vertex - b.vertex) };
  }

  /** Returns the middles of the edges after these corners; edges that are too short have none. */
  #middles(corners: readonly Wanted[], rings: readonly (readonly LonLat[])[]): Wanted[] {
    const middles: Wanted[] = [];
    for (const { corner, count } of corners) {
      const place = middleAfter(rings[corner.ring] ?? [], corner.vertex);
      const a = this.#latLngs[corner.ring]?.[corner.vertex];
      const b = this.#latLngs[corner.ring]?.[(corner.vertex + 1) % count];
      if (!place || !a || !b || this.#tooNear(a, b)) continue;
      middles.push({ corner, at: between(a, b), place, count, middle: true });
    }
    return middles;
  }

  #tooNear(a: LatLng, b: LatLng): boolean {
    const { leaflet } = this.#view;
    return leaflet.latLngToLayerPoint(a).distanceTo(leaflet.latLngToLayerPoint(b)) < LEAST_EDGE;
  }

  /** Creates missing handles and removes those that are no longer wanted. */
  #build(wanted: readonly Wanted[]): void {
    const held = [...this.#handles.values()].some(({ button }) => button.matches(':focus'));
    const before = this.#handles;
    this.#handles = new Map(
      wanted.map(({ corner, at, middle }) => {
        const key = keyOf(corner, middle);
        return [key, before.get(key) ?? this.#make(corner, at, middle)];
      }),
    );
    for (const [key, { marker }] of before) if (!this.#handles.has(key)) marker.remove();
    const handles = [...this.#handles.values()];
    if (held && !handles.some(({ button }) => button.matches(':focus')))
      queueMicrotask(() => handles.find(({ button }) => button.tabIndex === 0)?.button.focus());
  }

  #make(corner: Corner, at: LatLng, middle: boolean): Handle {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = middle ? 'gd-fence-node gd-fence-node-middle' : 'gd-fence-node';
    button.tabIndex = -1;
    const actions = this.#actions;
    button.addEventListener('pointerdown', (event) => actions.press(event, corner, middle));
    button.addEventListener('keydown', (event) => actions.key(event, corner, middle));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (!middle) actions.menu(event, corner);
    });
    if (!middle) button.addEventListener('focus', () => actions.focused(corner));
    // Clicks and presses on a corner must not reach the map below it.
    L.DomEvent.disableClickPropagation(button);
    const icon = L.divIcon({ html: button, className: 'gd-node-place', iconSize: [0, 0] });
    const marker = L.marker(at, { icon, interactive: false, keyboard: false });
    marker.setZIndexOffset(middle ? 0 : 1000);
    marker.addTo(this.#view.leaflet);
    return { marker, button, corner, middle };
  }

  /** Puts one corner into the tab order and marks it. */
  mark(current: Corner | null): void {
    let reached = false;
    for (const { button, corner, middle } of this.#handles.values()) {
      const is = !middle && current?.ring === corner.ring && current.vertex === corner.vertex;
      button.tabIndex = is || (!current && !reached) ? 0 : -1;
      button.toggleAttribute('data-current', is);
      reached = true;
    }
  }

  /** Moves one corner and the midpoints beside it during a drag. */
  drag(corner: Corner, ring: readonly LatLng[]): void {
    const count = ring.length;
    const before = (corner.vertex + count - 1) % count;
    for (const [vertex, middle] of [
      [corner.vertex, false],
      [corner.vertex, true],
      [before, true],
    ] as const) {
      const a = ring[vertex];
      const b = ring[(vertex + 1) % count];
      const handle = this.#handles.get(keyOf({ ...corner, vertex }, middle));
      if (a && b) handle?.marker.setLatLng(middle ? between(a, b) : a);
    }
  }

  focus(corner: Corner): void {
    this.#handles.get(keyOf(corner, false))?.button.focus({ preventScroll: true });
  }
}
