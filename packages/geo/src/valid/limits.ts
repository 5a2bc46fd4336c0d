/** Largest fence that is worked with, stored and imported. */
export const FENCE_LIMITS = {
  polygons: 10_000,
  /** Of one ring. */
  ringPoints: 20_000,
  /** Of all areas together. */
  points: 500_000,
  /** Bytes of the stored text. */
  bytes: 32 * 1024 * 1024,
} as const;
