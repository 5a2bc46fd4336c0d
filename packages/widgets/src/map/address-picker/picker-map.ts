import type { MapConfig } from '@gongdi/api';
import type { CoordinateSystem, LonLat } from '@gongdi/geo';
import type { LeafletMouseEvent, Marker } from 'leaflet';
import type { Lang } from '../../kit/theme/tokens.ts';
import { L } from '../leaflet/leaflet.ts';
import { DEFAULT_ZOOM, MapView } from '../view/map-view.ts';
import { pickerTexts } from './text/index.ts';

/** Size of the marker's picture in pixels; its tip points at the place. */
const SIZE = [28, 36] as const;

export interface PickerMapOptions {
  config: MapConfig | undefined;
  lang: Lang;
  /** Coordinate system of the places passed in and out. */
  system: CoordinateSystem;
  /** Initial place of the marker. */
  point: LonLat | null;
  /** What the map shows at first if no place is chosen, such as the city of a typed address; default: its centre. */
  begin?: { point: LonLat; system: CoordinateSystem; zoom: number } | undefined;
}

/** A map with one marker. */
export class PickerMap {
  readonly view: MapView;
  readonly #options: PickerMapOptions;
  #point: LonLat | null;
  #marker: Marker | undefined;
  #base: string;
  #listener: ((point: LonLat) => void) | undefined;

  constructor(options: PickerMapOptions) {
    this.#options = options;
    this.#point = options.point;
    const { config, lang } = options;
    this.view = new MapView({ config, lang, zoom: DEFAULT_ZOOM });
    this.#base = this.view.state.get().base.id;
    this.view.leaflet.on('click', ({ latlng }: LeafletMouseEvent) =>
      this.#chosen(this.view.fromLatLng(latlng, options.system)),
    );
    // Another base map may use another coordinate system: the place stays, the marker moves.
    this.view.state.subscribe(() => {
      const { base } = this.view.state.get();
      if (base.id === this.#base) return;
      this.#base = base.id;
      this.#mark();
    });
    if (options.point) this.show(options.point, DEFAULT_ZOOM);
    else if (options.begin) this.view.goTo(options.begin.point, options.begin.system, options.begin.zoom);
  }

  /**
   * Calls the listener with places that are clicked or to which the marker is dragged.
   * @returns a function that removes the listener
   */
  listen(listener: (point: LonLat) => void): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  #chosen(point: LonLat): void {
    this.#point = point;
    this.#mark();
    this.#listener?.(point);
  }

  /** Selects the middle of the map: the method for keyboard users. */
  takeCenter(): void {
    this.#chosen(this.view.fromLatLng(this.view.leaflet.getCenter(), this.#options.system));
  }

  /** Puts the marker on a place and moves the map there. */
  show(point: LonLat, zoom: number): void {
    this.#point = point;
    this.view.goTo(point, this.#options.system, zoom);
    this.#mark();
  }

  #mark(): void {
    if (!this.#point) return;
    const at = this.view.toLatLng(this.#point, this.#options.system);
    if (this.#marker) {
      this.#marker.setLatLng(at);
      return;
    }
    const title = pickerTexts(this.#options.lang).marker;
    const icon = L.divIcon({ className: 'gd-pick-marker', iconSize: [...SIZE], iconAnchor: [SIZE[0] / 2, SIZE[1]] });
    const marker = L.marker(at, { icon, draggable: true, keyboard: false, title, alt: title });
    marker.on('dragend', () => this.#chosen(this.view.fromLatLng(marker.getLatLng(), this.#options.system)));
    this.#marker = marker.addTo(this.view.leaflet);
  }

  destroy(): void {
    this.view.destroy();
  }
}
