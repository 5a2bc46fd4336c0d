/** Devices that are remembered: those that have been quiet longest are forgotten first. */
const MOST = 50_000;

/**
 * Lets each key pass so often a second on the long run, and so often at once.
 * @returns whether it may pass now (epoch ms)
 */
export function throttle(perSecond: number, burst: number): (key: string, now: number) => boolean {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key, now) => {
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    // Anew at the end of the map: its order is that of use.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST) buckets.delete(buckets.keys().next().value!);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
