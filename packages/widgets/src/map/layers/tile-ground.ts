import type { Coords, Map, TileLayer } from 'leaflet';
import { bboxOf } from '@gongdi/api';
import { L } from '../leaflet/leaflet.ts';
import { withRetries } from '../../kit/retry.ts';
import type { BaseLayer } from './base-layers.ts';
import type { Ground } from './ground.ts';

/** Tiles of one base layer on the map; requested again when the first tile fails. */
export class TileGround implements Ground {
  readonly #layers: TileLayer[];
  readonly #stop = new AbortController();

  constructor(map: Map, base: BaseLayer) {
    this.#layers = base.tiles.map((tiles) => {
      const layer = L.tileLayer(tiles.url, {
        subdomains: [...tiles.subdomains],
        tms: tiles.tms,
        maxNativeZoom: tiles.maxZoom,
        minNativeZoom: tiles.minZoom,
        maxZoom: 22,
      });
      // Leaflet asks a layer for the address of each tile by this method.
      if (tiles.url.includes('{bbox}'))
        Object.assign(layer, { getTileUrl: (at: Coords) => tiles.url.replace('{bbox}', bboxOf(at)) });
      return layer.addTo(map);
    });
  }

  async loaded(retrying: (attempt: number) => void): Promise<void> {
    const [first] = this.#layers;
    if (!first) return;
    let again = false;
    await withRetries(
      () =>
        new Promise<void>((resolve, reject) => {
          first.once('tileload', () => resolve());
          first.once('tileerror', () => reject(new Error('no tile')));
          if (again) first.redraw();
          again = true;
        }),
      (_, attempt) => retrying(attempt),
      this.#stop.signal,
    );
  }

  remove(): void {
    this.#stop.abort(new Error('removed'));
    for (const layer of this.#layers) layer.remove();
  }
}
