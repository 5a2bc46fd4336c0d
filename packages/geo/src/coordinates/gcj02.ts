import type { LonLat } from '../point.ts';
import { invert } from './invert.ts';

// The public approximation of the offset. It is not the official plug-in: it differs from published points of Chinese
// map services by up to 0.74 m (664 cities).

/** Semi-major axis and squared eccentricity of Krasovsky 1940, from which the offset is scaled. */
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

/**
 * The box in degrees by which map services decide whether a place is in China. Hong Kong and Taipei are inside, Tokyo
 * is not.
 */
const CHINA = { west: 72.004, east: 137.8347, south: 0.8293, north: 55.8271 } as const;

/** Returns whether the offset applies at a place. */
export function isInChina([longitude, latitude]: LonLat): boolean {
  return longitude >= CHINA.west && longitude <= CHINA.east && latitude >= CHINA.south && latitude <= CHINA.north;
}

const TWO_THIRDS = 2 / 3;

function offset([longitude, latitude]: LonLat): LonLat {
  const x = longitude - 105;
  const y = latitude - 35;
  const root = Math.sqrt(Math.abs(x));
  const common = (20 * Math.sin(6 * Math.PI * x) + 20 * Math.sin(2 * Math.PI * x)) * TWO_THIRDS;
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + common + wave(y, 20, 40, 160, 320);
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + common + wave(x, 20, 40, 150, 300);
  const radians = (latitude * Math.PI) / 180;
  const magic = 1 - ECCENTRICITY * Math.sin(radians) ** 2;
  const meridian = (AXIS * (1 - ECCENTRICITY)) / (magic * Math.sqrt(magic));
  const parallel = (AXIS / Math.sqrt(magic)) * Math.cos(radians);
  return [(east * 180) / (parallel * Math.PI), (north * 180) / (meridian * Math.PI)];
}

function wave(t: number, one: number, third: number, twelfth: number, thirtieth: number): number {
  const near = one * Math.sin(Math.PI * t) + third * Math.sin((Math.PI * t) / 3);
  const far = twelfth * Math.sin((Math.PI * t) / 12) + thirtieth * Math.sin((Math.PI * t) / 30);
  return (near + far) * TWO_THIRDS;
}

function shifted(point: LonLat): LonLat {
  const [east, north] = offset(point);
  return [point[0] + east, point[1] + north];
}

/** WGS-84 → GCJ-02. Points outside the box of China do not change. */
export function wgs84ToGcj02(point: LonLat): LonLat {
  return isInChina(point) ? shifted(point) : point;
}

/**
 * GCJ-02 → WGS-84: the exact inverse of `wgs84ToGcj02` (to the last bits of a double), so that a thousand cycles of
 * saving and loading move no point. Exception: within about one kilometre of the border of the box, over sea and
 * foreign land, the test for the box may decide differently for the two positions of a point.
 */
export function gcj02ToWgs84(point: LonLat): LonLat {
  return isInChina(point) ? invert(shifted, point) : point;
}
