export interface Limits {
  polygons: number;
  /** Points of one ring. */
  ringPoints: number;
  /** Points of all areas together. */
  points: number;
  /** Bytes of the stored text or of a file. */
  bytes: number;
}

/** Largest fence that can be edited, read from a file or written to one. */
export const FENCE_LIMITS: Limits = {
  polygons: 10_000,
  ringPoints: 20_000,
  points: 500_000,
  bytes: 32 * 1024 * 1024,
};

/** Largest fence that a server stores. It is smaller because the check of a fence delays other requests. */
export const STORED_LIMITS: Limits = {
  polygons: 2000,
  ringPoints: 5000,
  points: 100_000,
  bytes: 8 * 1024 * 1024,
};
