import type { Coords, DoneCallback, GridLayer, GridLayerOptions, Map as LeafletMap } from 'leaflet';
import { FetchSource, PMTiles, TileType, type Source } from 'pmtiles';
import { L } from '../leaflet/leaflet.ts';
import { withRetries } from '../../kit/retry.ts';
import { VectorTiles, type Ground } from './ground.ts';

/** MIME types of raster tiles. */
const PICTURES: ReadonlyMap<TileType, string> = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
]);

/** A PMTiles archive of raster tiles as base map: parts of one file are fetched, without a tile server. */
export class ArchiveGround implements Ground {
  readonly #map: LeafletMap;
  readonly #source: Source;
  readonly #stop = new AbortController();
  #layer: GridLayer | undefined;

  /** @param source replaces `fetch` in tests */
  constructor(
    map: LeafletMap,
    address: string,
    source: Source = new FetchSource(new URL(address, location.href).href),
  ) {
    this.#map = map;
    this.#source = source;
  }

  async loaded(retrying: (attempt: number) => void): Promise<void> {
    const { signal } = this.#stop;
    // Each try creates a new reader: a reader that has failed keeps the failure.
    const { archive, header } = await withRetries(
      async () => {
        const made = new PMTiles(this.#source);
        return { archive: made, header: await made.getHeader() };
      },
      (_, attempt) => retrying(attempt),
      signal,
    );
    const type = PICTURES.get(header.tileType);
    if (type === undefined) throw new VectorTiles(String(header.tileType));
    if (signal.aborted) return;
    this.#layer = pictures(archive, type, signal, {
      minNativeZoom: header.minZoom,
      maxNativeZoom: header.maxZoom,
      maxZoom: 22,
    }).addTo(this.#map);
  }

  remove(): void {
    this.#stop.abort(new Error('removed'));
    this.#layer?.remove();
  }
}

function pictures(archive: PMTiles, type: string, signal: AbortSignal, options: GridLayerOptions): GridLayer {
  const layer = new L.GridLayer(options);
  const show = async (image: HTMLImageElement, { z, x, y }: Coords, done: DoneCallback): Promise<void> => {
    try {
      const tile = await archive.getZxy(z, x, y, signal);
      // A tile outside of the archive's area is empty, which is not a failure.
      if (tile && !signal.aborted) {
        image.src = URL.createObjectURL(new Blob([tile.data], { type }));
        await image.decode();
      }
      done(undefined, image);
    } catch (error) {
      done(error as Error, image);
    }
  };
  // Leaflet requests tiles by the method `createTile` of a layer.
  Object.assign(layer, {
    createTile(coords: Coords, done: DoneCallback): HTMLElement {
      const image = document.createElement('img');
      image.alt = '';
      void show(image, coords, done);
      return image;
    },
  });
  layer.on('tileunload', ({ tile }) => {
    if (tile instanceof HTMLImageElement && tile.src !== '') URL.revokeObjectURL(tile.src);
  });
  return layer;
}
