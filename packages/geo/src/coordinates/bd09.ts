import type { LonLat } from '../point.ts';
import { invert } from './invert.ts';

const TURN = (Math.PI * 3000) / 180;

/** GCJ-02 → BD-09: Baidu's additional offset. */
export function gcj02ToBd09([x, y]: LonLat): LonLat {
  const radius = Math.hypot(x, y) + 0.000_02 * Math.sin(y * TURN);
  const angle = Math.atan2(y, x) + 0.000_003 * Math.cos(x * TURN);
  return [radius * Math.cos(angle) + 0.0065, radius * Math.sin(angle) + 0.006];
}

/** BD-09 → GCJ-02: the exact inverse of `gcj02ToBd09`. */
export function bd09ToGcj02(point: LonLat): LonLat {
  return invert(gcj02ToBd09, point);
}
