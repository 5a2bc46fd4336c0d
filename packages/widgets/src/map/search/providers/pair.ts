import type { LonLat } from '@gongdi/geo';

/** Parses `121.47,31.23` to a point; null for anything else. */
export function pairOf(text: string): LonLat | null {
  const [longitude, latitude] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? [longitude ?? 0, latitude ?? 0] : null;
}
