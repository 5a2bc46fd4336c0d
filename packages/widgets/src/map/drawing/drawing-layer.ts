import type { DrawingLayer as DrawingConfig } from '@gongdi/api';
import { convert, type CoordinateSystem } from '@gongdi/geo';
import type { Map } from 'leaflet';
import { L } from '../leaflet/leaflet.ts';
import { affineOf, type Affine } from './affine.ts';
import { toWorld } from '../layers/world.ts';

/** A drawing of the site, placed on the map by its control points. */
export class DrawingLayer {
  readonly image = document.createElement('img');
  readonly #map: Map;
  readonly #config: DrawingConfig;
  /** Transformation from picture pixels to pixels of zoom 0. */
  #world: Affine | null = null;

  constructor(map: Map, pane: string, config: DrawingConfig, failed: () => void) {
    this.#map = map;
    this.#config = config;
    const { image } = this;
    image.className = 'leaflet-image-layer leaflet-zoom-animated';
    image.alt = '';
    image.style.opacity = String(config.opacity ?? 1);
    image.onerror = failed;
    image.src = config.url;
    map.getPane(pane)?.append(image);
    map.on('viewreset moveend', this.place);
    map.on('zoomanim', this.#animate);
    map.on('zoom', this.place);
  }

  /**
   * Places the drawing in the coordinate system of the map.
   * @returns false when its control points are not sufficient
   */
  setSystem(system: CoordinateSystem): boolean {
    const { points, system: own } = this.#config;
    this.#world = affineOf(points.map(({ pixel, at }) => ({ from: pixel, to: toWorld(convert(at, own, system)) })));
    this.image.hidden = this.#world === null;
    this.place();
    return this.#world !== null;
  }

  remove(): void {
    this.#map.off('viewreset moveend zoom', this.place);
    this.#map.off('zoomanim', this.#animate);
    this.image.remove();
  }

  readonly place = (): void => this.#put(this.#map.getPixelOrigin(), this.#map.getZoom());

  readonly #animate = (event: L.LeafletEvent): void => {
    const { center, zoom } = event as L.ZoomAnimEvent;
    const pane = this.#map.getPane('mapPane');
    const moved = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0);
    const origin = this.#map.project(center, zoom).subtract(this.#map.getSize().divideBy(2)).add(moved).round();
    this.#put(origin, zoom);
  };

  #put(origin: L.Point, zoom: number): void {
    if (!this.#world) return;
    const scale = 2 ** zoom;
    const [a, b, c, d, e, f] = this.#world;
    const numbers = [a * scale, b * scale, c * scale, d * scale, e * scale - origin.x, f * scale - origin.y];
    this.image.style.transform = `matrix(${numbers.join(',')})`;
  }
}
