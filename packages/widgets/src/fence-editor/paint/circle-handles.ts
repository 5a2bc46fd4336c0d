import { distanceOf, placeAt, type Circle } from '@gongdi/geo';
import type { LatLng, Marker } from 'leaflet';
import { ARROWS, L, type MapView } from '../../map/index.ts';
import { circlePolygon, RADIUS_STEP } from '../model/circle.ts';
import { rounded, type Area } from '../model/document.ts';
import type { FenceSession } from '../session/session.ts';
import { degreeText, lengthText } from '../text/amounts.ts';
import { format } from '../text/index.ts';
import { SLOP } from './slop.ts';

type Part = 'middle' | 'edge';

/** Bearing of the edge handle from the middle, degrees: east. */
const EAST = 90;

/** Handles for the middle and the radius of a circular area, as two buttons on the map. */
export class CircleHandles {
  readonly #view: MapView;
  readonly #session: FenceSession;
  /** Shows the circle during a drag; null restores the stored shape. */
  readonly #preview: (latLngs: readonly LatLng[] | null) => void;
  readonly #made: Record<Part, { marker: Marker; button: HTMLButtonElement }>;
  #area: Area | undefined;
  #circle: Circle | undefined;

  constructor(view: MapView, session: FenceSession, preview: (latLngs: readonly LatLng[] | null) => void) {
    this.#view = view;
    this.#session = session;
    this.#preview = preview;
    this.#made = { middle: this.#make('middle'), edge: this.#make('edge') };
  }

  clear(): void {
    this.#area = undefined;
    for (const { marker } of Object.values(this.#made)) marker.remove();
  }

  show(area: Area, circle: Circle): void {
    this.#area = area;
    this.#circle = circle;
    for (const { marker } of Object.values(this.#made)) {
      if (!this.#view.leaflet.hasLayer(marker)) marker.addTo(this.#view.leaflet);
    }
    this.#place(circle);
  }

  #place(circle: Circle): void {
    const { texts, state } = this.#session;
    const { system } = state.get().document;
    const { middle, edge } = this.#made;
    const [longitude, latitude] = circle.center;
    middle.marker.setLatLng(this.#view.toLatLng(circle.center, system));
    edge.marker.setLatLng(this.#view.toLatLng(placeAt(circle.center, EAST, circle.radius, system), system));
    const place = { longitude: degreeText(longitude), latitude: degreeText(latitude) };
    middle.button.ariaLabel = format(texts.circleMiddleOf, place);
    edge.button.ariaLabel = format(texts.circleRadiusOf, { length: lengthText(texts, circle.radius) });
  }

  #make(part: Part): { marker: Marker; button: HTMLButtonElement } {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = part === 'middle' ? 'gd-fence-node gd-fence-node-center' : 'gd-fence-node';
    button.addEventListener('pointerdown', (event) => this.#press(event, part));
    button.addEventListener('keydown', (event) => this.#key(event, part));
    L.DomEvent.disableClickPropagation(button);
    const icon = L.divIcon({ html: button, className: 'gd-node-place', iconSize: [0, 0] });
    const marker = L.marker([0, 0], { icon, interactive: false, keyboard: false });
    marker.setZIndexOffset(2000);
    return { marker, button };
  }

  /** Returns the circle with one of its handles at another place. */
  #changed(part: Part, at: LatLng): Circle {
    const { system } = this.#session.state.get().document;
    const circle = this.#circle!;
    const place = rounded(this.#view.fromLatLng(at, system));
    if (part === 'middle') return { ...circle, center: place };
    return { ...circle, radius: distanceOf(circle.center, place, system) };
  }

  #press(event: PointerEvent, part: Part): void {
    if (event.button !== 0 || !this.#area || !this.#circle) return;
    const button = event.currentTarget as HTMLElement;
    const corners = this.#area.polygon.outer.length;
    const { system } = this.#session.state.get().document;
    let next: Circle | undefined;
    button.setPointerCapture(event.pointerId);
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const moved = (move: PointerEvent) => {
      if (next === undefined && Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) <= SLOP) return;
      next = this.#changed(part, this.#view.leaflet.mouseEventToLatLng(move));
      this.#place(next);
      const { outer } = circlePolygon(next, system, corners);
      this.#preview(outer.map((point) => this.#view.toLatLng(point, system)));
    };
    const end = (taken: boolean) => {
      leave.abort();
      if (next && taken) this.set(next);
      else if (next && this.#circle) {
        this.#place(this.#circle);
        this.#preview(null);
      }
    };
    button.addEventListener('pointermove', moved, on);
    button.addEventListener('pointerup', () => end(true), on);
    button.addEventListener('pointercancel', () => end(false), on);
    button.addEventListener('lostpointercapture', () => end(false), on);
  }

  /** Arrow keys move the middle by one pixel, with Shift by ten; on the edge handle they change the radius. */
  #key(event: KeyboardEvent, part: Part): void {
    const arrow = ARROWS[event.key];
    const circle = this.#circle;
    if (!arrow || !circle || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (part === 'edge') {
      const step = event.shiftKey ? RADIUS_STEP.shift : event.altKey ? RADIUS_STEP.alt : RADIUS_STEP.plain;
      const more = arrow[0] - arrow[1] > 0;
      this.set({ ...circle, radius: circle.radius + (more ? step : -step) });
    } else {
      const map = this.#view.leaflet;
      const { system } = this.#session.state.get().document;
      const step = event.shiftKey ? 10 : 1;
      const from = map.project(this.#view.toLatLng(circle.center, system), map.getZoom());
      this.set(this.#changed(part, map.unproject([from.x + arrow[0] * step, from.y + arrow[1] * step], map.getZoom())));
    }
    this.#session.announce(this.#made[part].button.ariaLabel ?? '');
  }

  set(circle: Circle): void {
    if (this.#area) this.#session.setCircle(this.#area.id, circle);
  }
}
