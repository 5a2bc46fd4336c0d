/** The most keys that are remembered; the keys unused for longest are removed first. */
const MOST = 50_000;

/**
 * Limits each key to a long-term rate per second and a burst.
 * @returns a function that returns whether a key may pass now (epoch ms)
 */
export function throttle(perSecond: number, burst: number): (key: string, now: number) => boolean {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key, now) => {
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    // Inserts the key again at the end of the map, so that the order of the map is the order of use.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST) buckets.delete(buckets.keys().next().value!);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
