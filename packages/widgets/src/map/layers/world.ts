import type { LonLat } from '@gongdi/geo';

/** Width of the world at zoom 0 in pixels, the unit of Leaflet's `project(latlng, 0)`. */
const WORLD = 256;
const DEGREE = Math.PI / 180;
/** Limit of latitude in Web Mercator: the projection goes to infinity beyond it. */
const LIMIT = 85.0511287798;

export const worldX = (longitude: number): number => WORLD * (longitude / 360 + 0.5);

export function worldY(latitude: number): number {
  const sine = Math.sin(Math.max(-LIMIT, Math.min(LIMIT, latitude)) * DEGREE);
  return WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}

export const longitudeOf = (x: number): number => (x / WORLD - 0.5) * 360;

export const latitudeOf = (y: number): number =>
  (2 * Math.atan(Math.exp((0.5 - y / WORLD) * 2 * Math.PI)) - Math.PI / 2) / DEGREE;

/** Metres of one pixel at a latitude and zoom, on the sphere of Web Mercator: for scale bars, not for measuring. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (40_075_016.686 * Math.cos(latitude * DEGREE)) / (WORLD * 2 ** zoom);

export const toWorld = ([longitude, latitude]: LonLat): readonly [x: number, y: number] => [
  worldX(longitude),
  worldY(latitude),
];
