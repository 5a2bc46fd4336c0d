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

interface MarkTexts {
  /** Of a single record, and of several. */
  one: (place: RecordPlace) => string;
  many: (total: number) => string;
}

/** The marks of places on a map: a pin for a record, a circle with a number for several. Each is a button. */
export class PlaceMarks {
  readonly #view: MapView;
  readonly #layer;
  #shown: readonly RecordPlace[] = [];
  #texts: MarkTexts | undefined;
  #onOpen: ((place: RecordPlace) => void) | undefined;

  constructor(view: MapView) {
    this.#view = view;
    this.#layer = L.layerGroup().addTo(view.leaflet);
    let { system } = view.state.get();
    // Another base map may use another coordinate system.
    view.state.subscribe(() => {
      if (view.state.get().system === system) return;
      ({ system } = view.state.get());
      this.#draw();
    });
  }

  show(places: readonly RecordPlace[], texts: MarkTexts, onOpen: (place: RecordPlace) => void): void {
    this.#shown = places;
    this.#texts = texts;
    this.#onOpen = onOpen;
    this.#draw();
  }

  #draw(): void {
    const focused = this.#focused();
    this.#layer.clearLayers();
    for (const place of this.#shown) {
      const { total, longitude, latitude } = place;
      const single = total === 1;
      const title = single ? this.#texts!.one(place) : this.#texts!.many(total);
      const size = sizeOf(place);
      const mark = document.createElement('span');
      mark.textContent = single ? '' : short(total);
      const icon = L.divIcon({
        className: single ? 'gd-places-pin' : 'gd-places-many',
        iconSize: [size, single ? 36 : size],
        iconAnchor: [size / 2, single ? 36 : size / 2],
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
