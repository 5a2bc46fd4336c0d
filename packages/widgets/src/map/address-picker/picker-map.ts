import type { MapConfig } from '@gongdi/api';
import type { CoordinateSystem, LonLat } from '@gongdi/geo';
import type { LeafletMouseEvent, Marker } from 'leaflet';
import type { Lang } from '../../kit/theme/tokens.ts';
import { L } from '../leaflet.ts';
import { DEFAULT_ZOOM, MapView } from '../view/map-view.ts';
import { pickerTexts } from './text/index.ts';

/** Pixels of the marker's picture; its tip stands on the place. */
const SIZE = [28, 36] as const;

export interface PickerMapOptions {
  config: MapConfig | undefined;
  lang: Lang;
  /** System of the places that go in and out. */
  system: CoordinateSystem;
  /** Where the marker stands at first. */
  point: LonLat | null;
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
    // Another ground may be in another system: the place stays, the marker moves.
    this.view.state.subscribe(() => {
      const { base } = this.view.state.get();
      if (base.id === this.#base) return;
      this.#base = base.id;
      this.#mark();
    });
    if (options.point) this.show(options.point, DEFAULT_ZOOM);
  }

  /** Tells of places that are clicked and that the marker is dragged to. @returns a function that ends it */
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

  /** Takes the middle of the map: the way of the keyboard. */
  takeCenter(): void {
    this.#chosen(this.view.fromLatLng(this.view.leaflet.getCenter(), this.#options.system));
  }

  /** Puts the marker on a place and brings the map there. */
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
