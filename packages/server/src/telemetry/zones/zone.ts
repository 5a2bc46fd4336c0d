import {
  boxOf,
  convertPolygon,
  isInside,
  polygonIndex,
  simplifyRing,
  snapper,
  type CoordinateSystem,
  type LonLat,
  type Polygon,
  type Ring,
} from '@gongdi/geo';

/** Devices report positions of satellites. */
const DEVICE_SYSTEM: CoordinateSystem = 'WGS-84';
/** Degrees of latitude for each metre. */
const DEGREES = 1 / 111_320;
/** An outline with more corners is simplified once, so that a reading costs about the same in every zone. */
const MANY_CORNERS = 500;
/** No receiver of a helmet is as exact, metres. */
const TOLERANCE = 0.5;

/** `site`: people should be inside; `danger`: they should not. */
export type ZoneKind = 'site' | 'danger';

/** Where a position is. `near`: outside, but so near that it may be inside. */
export type Whereabouts = 'in' | 'near' | 'out';

/** An area that positions are judged against. */
export interface Zone {
  /** `site:<project>` or `area:<area>`. */
  key: string;
  kind: ZoneKind;
  name: string;
  /** @param margin metres outside the border that count as near */
  whereIs: (place: LonLat, margin: number) => Whereabouts;
}

/** Makes a zone of areas as they were drawn. They are converted here, once; readings never are. */
export function zoneOf(
  { key, kind, name }: Pick<Zone, 'key' | 'kind' | 'name'>,
  drawn: readonly Polygon[],
  system: CoordinateSystem,
): Zone {
  const polygons = drawn.map((one): Polygon => {
    const { outer, holes } = convertPolygon(one, system, DEVICE_SYSTEM);
    return { outer: plain(outer), holes: holes.map(plain) };
  });
  const boxes = polygonIndex(polygons.map((one) => boxOf(one.outer)));
  const edges = snapper(polygons);
  return {
    key,
    kind,
    name,
    whereIs: (place, margin) => {
      const [x, y] = place;
      const reach = margin * DEGREES;
      const wide = reach / Math.max(0.01, Math.cos((y * Math.PI) / 180));
      const candidates = boxes.search([x - wide, y - reach, x + wide, y + reach]);
      if (candidates.length === 0) return 'out';
      if (candidates.some((one) => isInside(place, polygons[one]!))) return 'in';
      return edges.snap(place, reach) ? 'near' : 'out';
    },
  };
}

const plain = (ring: Ring): Ring => (ring.length > MANY_CORNERS ? simplifyRing(ring, TOLERANCE, DEVICE_SYSTEM) : ring);
