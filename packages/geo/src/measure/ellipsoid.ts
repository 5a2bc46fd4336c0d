/** WGS-84: semi-major axis in metres, flattening, squared eccentricity. */
export const AXIS = 6_378_137;
const FLATTENING = 1 / 298.257223563;
export const ECCENTRICITY = FLATTENING * (2 - FLATTENING);

export const RADIAN = Math.PI / 180;
