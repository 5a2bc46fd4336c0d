import { ringsOf, type LonLat, type Polygon } from '@gongdi/geo';
import type { LatLng, Marker } from 'leaflet';
import { L, type MapView } from '../../map/index.ts';
import { middleAfter, type Corner } from '../model/document.ts';

/** More handles than these on the screen cost more than they help: only those in view are made, up to here. */
const MOST = 400;
/** With more corners in view than these, midpoints would lie on each other. */
const MOST_MIDS = 120;
/** On a shorter edge the middle would lie under the corners, pixels. */
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
}

/** Corners of the edited area as buttons on the map, with one in each edge's middle; one of them is in the tab order. */
export class Handles {
  readonly #view: MapView;
  readonly #actions: HandleActions;
  #handles: Handle[] = [];
  #shape = '';

  constructor(view: MapView, actions: HandleActions) {
    this.#view = view;
    this.#actions = actions;
  }

  clear(): void {
    for (const { marker } of this.#handles) marker.remove();
    this.#handles = [];
    this.#shape = '';
  }

  /**
   * @param latLngs places of the corners on the map, ring by ring
   * @param current the corner that the tab key reaches
   */
  show(area: number, polygon: Polygon, latLngs: readonly LatLng[][], current: Corner | null): void {
    const bounds = this.#view.leaflet.getBounds().pad(0.1);
    const wanted: { corner: Corner; at: LatLng; place: LonLat; count: number; middle: boolean }[] = [];
    for (const [ring, points] of ringsOf(polygon).entries()) {
      for (const [vertex, place] of points.entries()) {
        const at = latLngs[ring]?.[vertex];
        const corner = { area, ring, vertex };
        const isCurrent = current?.ring === ring && current.vertex === vertex;
        if (!at || (!isCurrent && (wanted.length >= MOST || !bounds.contains(at)))) continue;
        wanted.push({ corner, at, place, count: points.length, middle: false });
      }
    }
    if (wanted.length <= MOST_MIDS) {
      for (const { corner, count } of wanted.slice()) {
        const middle = middleAfter(ringsOf(polygon)[corner.ring] ?? [], corner.vertex);
        const a = latLngs[corner.ring]?.[corner.vertex];
        const b = latLngs[corner.ring]?.[(corner.vertex + 1) % count];
        if (!middle || !a || !b || this.#tooNear(a, b)) continue;
        const at = L.latLng((a.lat + b.lat) / 2, (a.lng + b.lng) / 2);
        wanted.push({ corner, at, place: middle, count, middle: true });
      }
    }
    const shape = `${area}|${wanted.map(({ corner, middle }) => `${corner.ring}:${corner.vertex}${middle ? 'm' : ''}`).join()}`;
    if (shape !== this.#shape) this.#build(wanted, shape);
    for (const [i, { at, place, count, corner, middle }] of wanted.entries()) {
      const handle = this.#handles[i];
      if (!handle) continue;
      handle.marker.setLatLng(at);
      const label = this.#actions.label(corner, place, count, middle);
      if (handle.button.ariaLabel !== label) handle.button.ariaLabel = label;
    }
    this.mark(current);
  }

  #tooNear(a: LatLng, b: LatLng): boolean {
    const { leaflet } = this.#view;
    return leaflet.latLngToLayerPoint(a).distanceTo(leaflet.latLngToLayerPoint(b)) < LEAST_EDGE;
  }

  #build(wanted: readonly { corner: Corner; at: LatLng; middle: boolean }[], shape: string): void {
    const held = this.#handles.some(({ button }) => button.matches(':focus'));
    this.clear();
    this.#shape = shape;
    this.#handles = wanted.map(({ corner, at, middle }) => this.#make(corner, at, middle));
    if (held) queueMicrotask(() => this.#handles.find(({ button }) => button.tabIndex === 0)?.button.focus());
  }

  #make(corner: Corner, at: LatLng, middle: boolean): Handle {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = middle ? 'gd-node gd-node-middle' : 'gd-node';
    button.tabIndex = -1;
    const actions = this.#actions;
    button.addEventListener('pointerdown', (event) => actions.press(event, corner, middle));
    button.addEventListener('keydown', (event) => actions.key(event, corner, middle));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (!middle) actions.menu(event, corner);
    });
    if (!middle) button.addEventListener('focus', () => actions.focused(corner));
    // Clicks and presses on a corner are not for the map below it.
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
    for (const { button, corner, middle } of this.#handles) {
      const is = !middle && current?.ring === corner.ring && current.vertex === corner.vertex;
      button.tabIndex = is || (!current && !reached) ? 0 : -1;
      button.toggleAttribute('data-current', is);
      reached = true;
    }
  }

  /** Moves one corner and the middles beside it while it is dragged. */
  drag(corner: Corner, ring: readonly LatLng[]): void {
    const count = ring.length;
    const before = (corner.vertex + count - 1) % count;
    for (const handle of this.#handles) {
      const { vertex } = handle.corner;
      if (handle.corner.ring !== corner.ring || (vertex !== corner.vertex && !(handle.middle && vertex === before)))
        continue;
      const a = ring[vertex];
      const b = ring[(vertex + 1) % count];
      if (!a || !b) continue;
      handle.marker.setLatLng(handle.middle ? L.latLng((a.lat + b.lat) / 2, (a.lng + b.lng) / 2) : a);
    }
  }

  focus(corner: Corner): void {
    this.#handles
      .find(({ corner: one, middle }) => !middle && one.ring === corner.ring && one.vertex === corner.vertex)
      ?.button.focus();
  }
}
