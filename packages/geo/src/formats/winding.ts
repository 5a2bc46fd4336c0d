import type { LonLat, Ring } from '../point.ts';

/** Returns twice the signed area in square degrees: positive for a counterclockwise ring. */
export function signedArea(ring: readonly LonLat[]): number {
  let sum = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

/** Returns the ring in clockwise or counterclockwise order, as some formats require. */
export function ringTurns(ring: Ring, way: 'clock' | 'against'): Ring {
  const against = signedArea(ring) > 0;
  return against === (way === 'against') ? ring : ring.toReversed();
}
