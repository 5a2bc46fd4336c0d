/** A place as longitude and latitude in degrees, of whatever coordinate system goes with it. */
export type LonLat = readonly [longitude: number, latitude: number];
