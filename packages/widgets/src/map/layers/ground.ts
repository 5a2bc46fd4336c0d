import type { Map } from 'leaflet';
import type { BaseLayer } from './base-layers.ts';
import { TileGround } from './tile-ground.ts';

/** What a map stands on, as long as it does. */
export interface Ground {
  /**
   * @param retrying told before each further try
   * @returns once something has come
   * @throws when nothing has after three more tries; `VectorTiles` for what cannot be shown
   */
  loaded(retrying: (attempt: number) => void): Promise<void>;
  remove(): void;
}

/** An archive holds vector tiles, of which no picture is made here. */
export class VectorTiles extends Error {
  override readonly name = 'VectorTiles';
}

/** The graticule needs nothing: undefined. */
export function groundOf(map: Map, base: BaseLayer): Ground | undefined {
  if (base.archive !== undefined) return lateArchive(map, base.archive);
  return base.tiles.length > 0 ? new TileGround(map, base) : undefined;
}

/** Reading archives is code that few maps need. */
function lateArchive(map: Map, address: string): Ground {
  let made: Ground | undefined;
  let gone = false;
  return {
    async loaded(retrying) {
      const { ArchiveGround } = await import('../archive/archive-ground.ts');
      if (gone) return;
      made = new ArchiveGround(map, address);
      await made.loaded(retrying);
    },
    remove() {
      gone = true;
      made?.remove();
    },
  };
}
