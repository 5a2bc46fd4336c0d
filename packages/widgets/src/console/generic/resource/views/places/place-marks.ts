import type { RecordPlace } from '@gongdi/api';
import { DEFAULT_SYSTEM, type Box, type LonLat } from '@gongdi/geo';
import { L, type MapView } from '../../../../../map/index.ts';

/** Edge of the cells into which the server gathers records, px on the map. */
const CELL = 72;
const TILE = 256;

/** Returns the edge of a cell in degrees at a zoom level; the same at every place, so that cells stay where they are. */
export function cellAt(zoom: number): number {
  return (360 / (TILE * 2 ** zoom)) * CELL;
}

/**
 * Returns a box as the parameter of a list, a tenth of a metre precise.
 * @param edge room around it, degrees
 */
export function boxText([west, south, east, north]: Box, edge = 0): string {
  const side = (degrees: number, most: number) => Number(Math.max(-most, Math.min(most, degrees)).toFixed(6));
  return [side(west - edge, 180), side(south - edge, 90), side(east + edge, 180), side(north + edge, 90)].join(',');
}

/** Returns the box around places; undefined without any. */
export function boxAround(places: readonly Pick<RecordPlace, 'box'>[]): Box | undefined {
  if (places.length === 0) return undefined;
  const sides = (at: number) => places.map(({ box }) => box[at]!);
  return [Math.min(...sides(0)), Math.min(...sides(1)), Math.max(...sides(2)), Math.max(...sides(3))];
}

/** Returns whether a map can take the records of a place apart: whether they are more than a metre from each other. */
export function canSplit({ box: [west, south, east, north] }: Pick<RecordPlace, 'box'>): boolean {
  return Math.max(east - west, north - south) > 1e-5;
}

/** Writes the middle and the zoom of a map into the address. */
export function viewText([longitude, latitude]: LonLat, zoom: number): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)},${zoom}`;
}

/** Reads them; undefined when the text is no such view. */
export function readViewText(text: string | undefined): { center: LonLat; zoom: number } | undefined {
  const [longitude, latitude, zoom] = (text ?? '').split(',').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (![longitude, latitude, zoom].every(Number.isFinite)) return undefined;
  if (Math.abs(longitude!) > 180 || Math.abs(latitude!) > 90) return undefined;
  return { center: [longitude!, latitude!], zoom: zoom! };
}

const PIN_HEIGHT = 36;

/** Size of a mark, px: a pin, or a circle that grows with the number in it. */
const sizeOf = ({ total }: Pick<RecordPlace, 'total'>): number =>
  total === 1 ? 28 : Math.min(64, 34 + 6 * Math.log10(total));

/** Share of two circles' radii below which they are one: numbers that touch can still be read. */
const APART = 0.9;

/**
 * Joins places whose circles would lie over each other: the server gathers by cells, and what stands at both sides of
 * an edge is close. Places of one record stay, so that each can be opened.
 * @param at where a place is drawn, px
 */
export function apart(
  places: readonly RecordPlace[],
  at: (place: RecordPlace) => { x: number; y: number },
): readonly RecordPlace[] {
  const kept: { place: RecordPlace; x: number; y: number }[] = [];
  const singles: RecordPlace[] = [];
  for (const place of places.toSorted((a, b) => b.total - a.total)) {
    if (place.total === 1) {
      singles.push(place);
      continue;
    }
    const { x, y } = at(place);
    const near = kept.find(
      (one) => Math.hypot(one.x - x, one.y - y) < (APART * (sizeOf(one.place) + sizeOf(place))) / 2,
    );
    if (near) near.place = together(near.place, place);
    else kept.push({ place, x, y });
  }
  return [...kept.map(({ place }) => place), ...singles];
}

function together(one: RecordPlace, other: RecordPlace): RecordPlace {
  const total = one.total + other.total;
  const mean = (name: 'longitude' | 'latitude') => (one[name] * one.total + other[name] * other.total) / total;
  const box = boxAround([one, other])!;
  return { ...one, total, longitude: mean('longitude'), latitude: mean('latitude'), box: [...box], row: null };
}

/** Smallest target that a finger or a pointer finds (WCAG 2.2, 2.5.8), px. */
const LEAST_TARGET = 24;
/** Gap between circles that were moved apart, px. */
const GAP = 2;
/** Rings of places around a mark; where all are taken, the mark stays where it is. */
const RINGS = 3;

interface Circle {
  x: number;
  y: number;
  size: number;
}

/**
 * Moves circles apart that hide each other, each to the closest free place around its own; the first ones stay.
 * @returns how far each is moved, px
 */
export function spread(circles: readonly Circle[]): { x: number; y: number }[] {
  const placed: Circle[] = [];
  const distance = (one: Circle, other: Circle) => Math.hypot(one.x - other.x, one.y - other.y);
  return circles.map((circle) => {
    const hidden = placed.some((other) => distance(circle, other) < LEAST_TARGET);
    // Neighbours on a ring are exactly so far from each other: half a pixel for rounding.
    const isFree = (at: Circle) =>
      placed.every((other) => distance(at, other) >= (at.size + other.size) / 2 + GAP - 0.5);
    const moved = hidden ? (around(circle).find(isFree) ?? circle) : circle;
    placed.push(moved);
    return { x: moved.x - circle.x, y: moved.y - circle.y };
  });
}

/** The places around a circle, from the closest ring outwards, as in a honeycomb. */
function around({ x, y, size }: Circle): Circle[] {
  return Array.from({ length: RINGS }, (_, ring) => ring + 1).flatMap((ring) =>
    Array.from({ length: 6 * ring }, (_, at) => {
      const angle = (2 * Math.PI * at) / (6 * ring);
      const radius = ring * (size + GAP);
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), size };
    }),
  );
}

interface MarkTexts<P extends RecordPlace> {
  /** Of a single record, and of several. */
  one: (place: P) => string;
  many: (place: P) => string;
}

/** The marks of places on a map: a pin for a record, a circle with a number for several. Each is a button. */
export class PlaceMarks<P extends RecordPlace = RecordPlace> {
  readonly #view: MapView;
  readonly #layer;
  readonly #spread: boolean;
  #shown: readonly P[] = [];
  #texts: MarkTexts<P> | undefined;
  #onOpen: ((place: P) => void) | undefined;

  /** @param options.spread move marks apart that hide each other: those of several kinds are not joined */
  constructor(view: MapView, options: { spread?: boolean } = {}) {
    this.#view = view;
    this.#spread = options.spread ?? false;
    // What hides each other changes with the zoom.
    if (this.#spread) view.leaflet.on('zoomend', () => this.#draw());
    this.#layer = L.layerGroup().addTo(view.leaflet);
    let { system } = view.state.get();
    // Another base map may use another coordinate system.
    view.state.subscribe(() => {
      if (view.state.get().system === system) return;
      ({ system } = view.state.get());
      this.#draw();
    });
  }

  show(places: readonly P[], texts: MarkTexts<P>, onOpen: (place: P) => void): void {
    this.#shown = places;
    this.#texts = texts;
    this.#onOpen = onOpen;
    this.#draw();
  }

  #draw(): void {
    const focused = this.#focused();
    this.#layer.clearLayers();
    const moved = this.#spread ? spread(this.#shown.map((place) => this.#circleOf(place))) : [];
    for (const [index, place] of this.#shown.entries()) {
      const { total, longitude, latitude } = place;
      const single = total === 1;
      const title = single ? this.#texts!.one(place) : this.#texts!.many(place);
      const size = sizeOf(place);
      const by = moved[index] ?? { x: 0, y: 0 };
      const mark = document.createElement('span');
      mark.textContent = single ? '' : short(total);
      const icon = L.divIcon({
        className: single ? 'gd-places-pin' : 'gd-places-many',
        iconSize: [size, single ? PIN_HEIGHT : size],
        iconAnchor: [size / 2 - by.x, (single ? PIN_HEIGHT : size / 2) - by.y],
        html: mark,
      });
      const at = this.#view.toLatLng([longitude, latitude], DEFAULT_SYSTEM);
      const marker = L.marker(at, { icon, title, alt: title, keyboard: true, riseOnHover: true });
      marker.on('click', () => this.#onOpen?.(place));
      marker.addTo(this.#layer);
      const element = marker.getElement();
      // The map has keys of its own, which would take these.
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.#onOpen?.(place);
      });
      element?.setAttribute('aria-label', title);
      if (element && title === focused) element.focus({ preventScroll: true });
    }
  }

  /** The circle that a mark takes; a pin stands above its place. */
  #circleOf(place: P): Circle {
    const { longitude, latitude, total } = place;
    const { x, y } = this.#view.leaflet.latLngToLayerPoint(this.#view.toLatLng([longitude, latitude], DEFAULT_SYSTEM));
    return { x, y: total === 1 ? y - PIN_HEIGHT / 2 : y, size: total === 1 ? PIN_HEIGHT : sizeOf(place) };
  }

  /** The name of the mark that has the focus: marks are drawn again when the map moves. */
  #focused(): string | undefined {
    const root = this.#view.element.getRootNode() as ShadowRoot;
    const { activeElement } = root;
    return activeElement?.classList.contains('leaflet-marker-icon')
      ? (activeElement.getAttribute('aria-label') ?? undefined)
      : undefined;
  }
}

/** 1234 as 1.2k: a number in a circle has room for four characters. */
export function short(total: number): string {
  if (total < 1000) return String(total);
  if (total < 10_000) return `${(Math.floor(total / 100) / 10).toFixed(1)}k`;
  return total < 1_000_000 ? `${Math.floor(total / 1000)}k` : `${Math.floor(total / 1e6)}M`;
}
