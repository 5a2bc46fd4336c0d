import { bboxOf, ownGroundsOf, type Tiles } from '@gongdi/api';
import type { Relayed } from './map-setup.ts';

export interface TileAt {
  z: number;
  x: number;
  y: number;
}

/** Returns the address of a tile at its provider. */
export function tileAddress({ url, subdomains, tms }: Tiles, { z, x, y }: TileAt): string {
  const row = tms ? 2 ** z - 1 - y : y;
  return url
    .replaceAll('{s}', subdomains[(x + y) % Math.max(1, subdomains.length)] ?? '')
    .replaceAll('{z}', String(z))
    .replaceAll('{x}', String(x))
    .replaceAll('{y}', String(row))
    .replace('{bbox}', bboxOf({ z, x, y }));
}

/** Returns the tiles that the second and third part of a relayed address name; undefined when there are none. */
export const relayedTiles = (layer: Extract<Relayed, { layer: object }>['layer'], look: number, at: number) =>
  ownGroundsOf({ ...layer, relay: undefined })[look]?.tiles[at];

/** Returns whether the world has such a tile. */
export const isTile = ({ z, x, y }: TileAt): boolean =>
  [z, x, y].every(Number.isInteger) && z >= 0 && z <= 24 && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;
