import { convert, DEFAULT_SYSTEM } from '@gongdi/geo';

/** A precision of ten centimetres; no personal device is more precise. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The browser's geolocation is WGS-84; places in forms and records are GCJ-02. */
export function placeHere({ longitude, latitude }: Pick<GeolocationCoordinates, 'longitude' | 'latitude'>) {
  const [east, north] = convert([longitude, latitude], 'WGS-84', DEFAULT_SYSTEM);
  return { longitude: round(east), latitude: round(north) };
}
