import type { LonLat } from '@gongdi/geo';
import type { Zone } from './zone.ts';

/** What is kept of a zone between two positions of a device; stored with the newest values of the device. */
export interface ZoneState {
  /** The alarm of the zone lasts. */
  on?: true;
  /** The device has been on the site: only then can it leave. */
  armed?: true;
  /** Positions in a row that speak for a change. */
  n?: number;
}

export type ZoneStates = Readonly<Record<string, ZoneState>>;

export interface ZoneLimits {
  /** So many positions in a row make a change: one that is off by twenty metres is no event. */
  positions: number;
  /** Metres outside of the border within which nothing changes. */
  margin: number;
}

export interface ZoneChange {
  key: string;
  /** Absent: the zone no longer exists, so its alarm ends. */
  zone?: Zone;
  /** The alarm begins or ends. */
  on: boolean;
}

/**
 * Judges one position that is not older than those before it. A danger zone is entered with a number of positions
 * inside, and left with as many outside of the margin; a site the other way round. What lies between keeps what is. Pure:
 * the same positions give the same alarms on every server.
 */
export function judgeZones(
  zones: readonly Zone[],
  before: ZoneStates,
  place: LonLat,
  limits: ZoneLimits,
): { states: ZoneStates; changes: ZoneChange[] } {
  const changes: ZoneChange[] = [];
  let states: Record<string, ZoneState> | undefined;
  const keep = (key: string, state: ZoneState | undefined): void => {
    states ??= { ...before };
    if (state) states[key] = state;
    else delete states[key];
  };
  for (const zone of zones) {
    const last = before[zone.key] ?? {};
    const next = step(zone, last, place, limits);
    if (next === last) continue;
    keep(zone.key, next);
    if (next.on !== last.on) changes.push({ key: zone.key, zone, on: next.on === true });
  }
  for (const key in before) {
    if (zones.some((zone) => zone.key === key)) continue;
    keep(key, undefined);
    if (before[key]!.on) changes.push({ key, on: false });
  }
  return { states: states ?? before, changes };
}

function step(zone: Zone, last: ZoneState, place: LonLat, { positions, margin }: ZoneLimits): ZoneState {
  const where = zone.whereIs(place, margin);
  if (where === 'near') return last;
  const isBad = (zone.kind === 'danger') === (where === 'in');
  if (zone.kind === 'site' && !last.armed) return isBad ? last : { armed: true };
  const armed = last.armed ? { armed: true as const } : {};
  const n = isBad === (last.on === true) ? 0 : (last.n ?? 0) + 1;
  const on = n >= positions ? !last.on : last.on === true;
  const counted = n > 0 && n < positions ? { n } : {};
  if (on === (last.on === true) && (counted.n ?? 0) === (last.n ?? 0)) return last;
  return { ...armed, ...(on ? { on: true as const } : {}), ...counted };
}
