import type { Map } from 'leaflet';
import type { BaseLayer } from './base-layers.ts';
import { TileGround } from './tile-ground.ts';

/** The base map of a map view, until `remove` is called. */
export interface Ground {
  /**
   * @param retrying called before each further try
   * @returns once the first tile or the archive's header has been loaded
   * @throws after three failed retries; `VectorTiles` for an archive that cannot be shown
   */
  loaded(retrying: (attempt: number) => void): Promise<void>;
  remove(): void;
}

/** The archive contains vector tiles, which are not supported. */
export class VectorTiles extends Error {
  override readonly name = 'VectorTiles';
}

/** Creates the base map; undefined for the graticule, which loads nothing. */
export function groundOf(map: Map, base: BaseLayer): Ground | undefined {
  if (base.archive !== undefined) return lateArchive(map, base.archive);
  return base.tiles.length > 0 ? new TileGround(map, base) : undefined;
}

/** Loads the code for archives on first use: few maps need it. */
function lateArchive(map: Map, address: string): Ground {
  let made: Ground | undefined;
  let gone = false;
  return {
    async loaded(retrying) {
      const { ArchiveGround } = await import('./archive-ground.ts');
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
