import type { Coords, DoneCallback, GridLayer, GridLayerOptions, Map as LeafletMap } from 'leaflet';
import { FetchSource, PMTiles, TileType, type Source } from 'pmtiles';
import { L } from '../leaflet.ts';
import { withRetries } from '../retry.ts';
import { VectorTiles, type Ground } from '../layers/ground.ts';

/** Types of tiles that are pictures. */
const PICTURES: ReadonlyMap<TileType, string> = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
]);

/** A PMTiles archive of pictures as ground: parts of one file are fetched, no tile server is asked. */
export class ArchiveGround implements Ground {
  readonly #map: LeafletMap;
  readonly #source: Source;
  readonly #stop = new AbortController();
  #layer: GridLayer | undefined;

  /** @param source another way to the bytes than `fetch`, for tests */
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
    // A new reader each time: one that has failed keeps the failure.
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
      // Outside of what the archive covers there is nothing, which is no failure.
      if (tile && !signal.aborted) {
        image.src = URL.createObjectURL(new Blob([tile.data], { type }));
        await image.decode();
      }
      done(undefined, image);
    } catch (error) {
      done(error as Error, image);
    }
  };
  // Leaflet asks for tiles by this method of whoever extends it.
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
