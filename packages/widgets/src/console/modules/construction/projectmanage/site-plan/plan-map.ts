import type { MapConfig } from '@gongdi/api';
import { SITE_KINDS, type SiteFeature } from '@gongdi/domain';
import { boxOf, DEFAULT_SYSTEM, type LonLat } from '@gongdi/geo';
import type { LeafletKeyboardEvent, LeafletMouseEvent, Marker } from 'leaflet';
import type { Lang } from '../../../../../kit/theme/tokens.ts';
import { CanvasLayer, L, MapView, paintSite, placed, type PlacedFeature } from '../../../../../map/index.ts';
import type { PlanState, Point } from './plan-state.ts';

/** What happens on the map. */
export interface PlanActs {
  /** A click on a place, and what is drawn there. */
  click: (at: Point, on: string | null) => void;
  finish: () => void;
  move: (index: number, to: Point) => void;
  insert: (index: number, at: Point) => void;
  remove: (index: number) => void;
  /** Label of a handle: a point (from 1), or a place where one can be put (`null`). */
  label: (point: number | null) => string;
}

/** Distance at which a line is met, pixels. */
const NEAR = 9;
/** Decimal places of degrees: a centimetre. */
const DIGITS = 7;
const rounded = ([longitude, latitude]: LonLat): Point => [
  Number(longitude.toFixed(DIGITS)),
  Number(latitude.toFixed(DIGITS)),
];

/** The map on which a plan is drawn. Everything is painted on a canvas; the points of the chosen thing are handles. */
export class PlanMap {
  readonly view: MapView;
  readonly #canvas: CanvasLayer;
  #acts: PlanActs | undefined;
  #state: PlanState | undefined;
  #placed: readonly PlacedFeature[] = [];
  #handles: Marker[] = [];
  #base: string;

  constructor(options: { config: MapConfig | undefined; lang: Lang; at: LonLat; editable: boolean }) {
    this.view = new MapView({ config: options.config, lang: options.lang, zoom: 17, ownSites: true });
    this.view.leaflet.doubleClickZoom.disable();
    this.view.goTo(options.at, DEFAULT_SYSTEM, 17);
    this.#base = this.view.state.get().base.id;
    this.#canvas = new CanvasLayer(this.view.leaflet, 'gd-site', (frame) => {
      const style = getComputedStyle(this.view.element);
      paintSite(frame, this.#placed, style);
      this.#paintChosen(frame, style);
    });
    this.view.leaflet.on('click', ({ latlng, containerPoint }: LeafletMouseEvent) =>
      this.#acts?.click(this.#pointOf(latlng), this.#met(containerPoint)),
    );
    this.view.leaflet.on('dblclick', () => this.#acts?.finish());
    this.view.state.subscribe(() => {
      const { base } = this.view.state.get();
      if (base.id === this.#base) return;
      this.#base = base.id;
      if (this.#state) this.show(this.#state);
    });
  }

  listen(acts: PlanActs): void {
    this.#acts = acts;
  }

  /** The place in the middle of the map: for those who use keys. */
  center(): Point {
    return this.#pointOf(this.view.leaflet.getCenter());
  }

  /** Shows all of the plan. */
  fit(features: readonly SiteFeature[]): void {
    if (features.length > 0) this.view.fit(boxOf(features.flatMap(({ points }) => points)), DEFAULT_SYSTEM);
  }

  show(state: PlanState): void {
    this.#state = state;
    this.#placed = placed(state.features, this.view.state.get().system);
    this.#canvas.askRepaint();
    this.#showHandles(state);
  }

  repaint(): void {
    this.#canvas.askRepaint();
  }

  destroy(): void {
    this.#canvas.remove();
    this.view.destroy();
  }

  #pointOf(at: L.LatLng): Point {
    return rounded(this.view.fromLatLng(at, DEFAULT_SYSTEM));
  }

  /** Returns what is painted uppermost at a place of the container. */
  #met(at: L.Point): string | null {
    for (const { feature } of this.#placed.toReversed()) {
      const points = feature.points.map((one) =>
        this.view.leaflet.latLngToContainerPoint(this.view.toLatLng(one, DEFAULT_SYSTEM)),
      );
      const isArea = SITE_KINDS[feature.kind].shape === 'area';
      const line = isArea ? [...points, points[0]!] : points;
      const isNear = line.slice(1).some((to, index) => L.LineUtil.pointToSegmentDistance(at, line[index]!, to) < NEAR);
      if (isNear || (isArea && isWithin(at, points))) return feature.id;
    }
    return null;
  }

  #paintChosen({ context, scale, left, top }: Parameters<typeof paintSite>[0], style: CSSStyleDeclaration): void {
    const { drawing, chosen } = this.#state ?? {};
    const things = drawing
      ? placed([{ id: '', name: '', kind: drawing.kind, points: drawing.points }], this.view.state.get().system)
      : this.#placed.filter(({ feature }) => feature.id === chosen);
    context.strokeStyle = context.fillStyle = style.getPropertyValue('--gd-map-landmark');
    context.lineWidth = 2.5;
    for (const { feature, points } of things) {
      context.beginPath();
      for (const [index, [x, y]] of points.entries()) {
        if (index === 0) context.moveTo(x * scale - left, y * scale - top);
        else context.lineTo(x * scale - left, y * scale - top);
      }
      if (!drawing && SITE_KINDS[feature.kind].shape === 'area') context.closePath();
      context.setLineDash(drawing ? [6, 4] : []);
      context.stroke();
      context.setLineDash([]);
      if (!drawing) continue;
      for (const [x, y] of points) {
        context.beginPath();
        context.arc(x * scale - left, y * scale - top, 4, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }

  #showHandles({ chosen, features, drawing }: PlanState): void {
    const had = this.#focusedHandle();
    for (const one of this.#handles) one.remove();
    this.#handles = [];
    const feature = drawing ? undefined : features.find(({ id }) => id === chosen);
    const acts = this.#acts;
    if (!feature || !acts) return;
    const { points } = feature;
    for (const [index, point] of points.entries()) {
      const handle = this.#handle(point, 'gd-site-plan-point', acts.label(index + 1));
      handle.on('dragend', () => acts.move(index, this.#pointOf(handle.getLatLng())));
      handle.on('keydown', (event: LeafletKeyboardEvent) => {
        if (event.originalEvent.key === 'Delete' || event.originalEvent.key === 'Backspace') acts.remove(index);
      });
    }
    const ends = SITE_KINDS[feature.kind].shape === 'area' ? points.length : points.length - 1;
    for (let index = 0; index < ends; index += 1) {
      const [a, b] = [points[index]!, points[(index + 1) % points.length]!];
      const middle: Point = rounded([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      const handle = this.#handle(middle, 'gd-site-plan-middle', acts.label(null));
      handle.on('dragend', () => acts.insert(index + 1, this.#pointOf(handle.getLatLng())));
      handle.on('click', () => acts.insert(index + 1, middle));
    }
    if (had !== undefined) this.#handles[Math.min(had, points.length - 1)]?.getElement()?.focus();
  }

  /** Which handle has the focus: it keeps it when all of them are made anew. */
  #focusedHandle(): number | undefined {
    const root = this.view.element.getRootNode() as ShadowRoot | Document;
    const at = this.#handles.findIndex((one) => one.getElement() === root.activeElement);
    return at < 0 ? undefined : at;
  }

  #handle(at: Point, className: string, label: string): Marker {
    const icon = L.divIcon({ className, iconSize: [14, 14] });
    const made = L.marker(this.view.toLatLng(at, DEFAULT_SYSTEM), {
      icon,
      draggable: true,
      title: label,
      alt: label,
      keyboard: true,
    });
    made.addTo(this.view.leaflet);
    made.getElement()?.setAttribute('aria-label', label);
    this.#handles.push(made);
    return made;
  }
}

/** Returns whether a place is within a ring, by counting how often a ray crosses it. */
function isWithin(at: L.Point, ring: readonly L.Point[]): boolean {
  let inside = false;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!;
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
