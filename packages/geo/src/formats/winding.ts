import type { LonLat, Ring } from '../point.ts';

/** Twice the area with its sign in degrees: positive when the ring runs against the clock. */
export function signedArea(ring: readonly LonLat[]): number {
  let sum = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

/** The ring running with or against the clock, as some formats ask for. */
export function ringTurns(ring: Ring, way: 'clock' | 'against'): Ring {
  const against = signedArea(ring) > 0;
  return against === (way === 'against') ? ring : ring.toReversed();
}
