/** A stored point: longitude, latitude, two zeros, milliseconds (console specification, section 3). */
export type WirePoint = readonly [longitude: number, latitude: number, zero: number, nought: number, timestamp: number];

/** The areas of a stored fence: a list of polygons, each a list of points. */
export type WireFence = readonly (readonly WirePoint[])[];
