import type { SiteSource } from '@gongdi/api';
import type { SiteFeature } from '@gongdi/domain';
import { convert, type Box, type CoordinateSystem } from '@gongdi/geo';
import type { Map } from 'leaflet';
import { CanvasLayer } from '../layers/canvas-layer.ts';
import { paintSite, placed, type PlacedFeature } from './paint-site.ts';

/** From this zoom on, sites are asked for: before, a whole site is a dot. */
const FROM_ZOOM = 13;
/** Part around the view that is asked for as well, so that a small move asks nothing. */
const AROUND = 0.5;

/** What people have drawn of sites, above the base map and below everything else. */
export class SiteLayer {
  readonly #map: Map;
  readonly #source: SiteSource;
  readonly #system: () => CoordinateSystem;
  readonly #canvas: CanvasLayer;
  #known: readonly SiteFeature[] = [];
  #placed: readonly PlacedFeature[] = [];
  /** Box in GCJ-02 that is known. */
  #box: Box | undefined;
  #running: AbortController | undefined;

  /** @param system returns the coordinate system of the map */
  constructor(map: Map, pane: string, source: SiteSource, system: () => CoordinateSystem) {
    this.#map = map;
    this.#source = source;
    this.#system = system;
    this.#canvas = new CanvasLayer(map, pane, (frame) => {
      if (frame.zoom >= FROM_ZOOM) paintSite(frame, this.#placed, getComputedStyle(map.getContainer()));
    });
    map.on('moveend', this.#look);
    this.#look();
  }

  /** Places everything in the coordinate system of the map, after that has changed. */
  place(): void {
    this.#placed = placed(this.#known, this.#system());
    this.#canvas.askRepaint();
    this.#look();
  }

  repaint(): void {
    this.#canvas.askRepaint();
  }

  remove(): void {
    this.#running?.abort();
    this.#map.off('moveend', this.#look);
    this.#canvas.remove();
  }

  readonly #look = (): void => {
    const { x, y } = this.#map.getSize();
    if (x === 0 || y === 0 || this.#map.getZoom() < FROM_ZOOM) return;
    const view = this.#boxOf(0);
    if (this.#box && contains(this.#box, view)) return;
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const box = this.#boxOf(AROUND);
    this.#source(box, running.signal).then(
      (found) => {
        if (running.signal.aborted) return;
        this.#box = box;
        this.#known = found;
        this.place();
      },
      // An extra: a map without them is still a map, and asks again with its next move.
      () => undefined,
    );
  };

  #boxOf(pad: number): Box {
    const bounds = this.#map.getBounds().pad(pad);
    const corner = (at: { lng: number; lat: number }) => convert([at.lng, at.lat], this.#system(), 'GCJ-02');
    return [...corner(bounds.getSouthWest()), ...corner(bounds.getNorthEast())];
  }
}

const contains = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
