import type { BoardHelmet, LiveDevice } from '@gongdi/api';
import type { LonLat } from '@gongdi/geo';
import type { MapPoint, PointLook } from '../../../../map/index.ts';

/** What a helmet shows, the most urgent last: the order of the looks on the map. */
export const STATES = ['off', 'stale', 'worn', 'battery', 'danger', 'fall', 'sos'] as const;
export type HelmetState = (typeof STATES)[number];

const PURPLE = 'color-mix(in srgb, #b13ac0 82%, var(--gd-color-text))';

export const LOOKS: readonly PointLook[] = [
  { colour: 'var(--gd-color-text-secondary)', shape: 'dot' },
  { colour: 'var(--gd-color-text-secondary)', shape: 'ring' },
  { colour: 'var(--gd-color-primary)', shape: 'dot' },
  { colour: 'var(--gd-color-warning)', shape: 'dot', stands: true },
  { colour: PURPLE, shape: 'alarm', stands: true },
  { colour: 'var(--gd-color-danger)', shape: 'alarm', stands: true },
  { colour: 'var(--gd-color-danger)', shape: 'alarm', stands: true },
];

/** Below this charge a helmet is to be charged, percent: the warning level of the type's template of limits. */
const LOW = 20;

const isOn = (helmet: BoardHelmet, key: string): boolean => helmet.values[key] === 1;

/** Returns what a helmet shows. An alarm stays visible when the helmet falls silent: that is no reason to relax. */
export function stateOf(helmet: BoardHelmet): HelmetState {
  if (isOn(helmet, 'sos')) return 'sos';
  if (isOn(helmet, 'fall')) return 'fall';
  if (helmet.danger) return 'danger';
  if (!helmet.online) return 'stale';
  if (isLow(helmet)) return 'battery';
  return isOn(helmet, 'worn') ? 'worn' : 'off';
}

export const isLow = ({ values, online }: BoardHelmet): boolean => online && (values['battery'] ?? 100) < LOW;
export const isWorn = (helmet: BoardHelmet): boolean => helmet.online && isOn(helmet, 'worn');

/** Returns the last known place; null: none, or a receiver without a fix. */
export function placeOf({ values }: BoardHelmet): LonLat | null {
  const { longitude, latitude } = values;
  return longitude === undefined || latitude === undefined || (longitude === 0 && latitude === 0)
    ? null
    : [longitude, latitude];
}

export function pointsOf(helmets: Iterable<BoardHelmet>): MapPoint[] {
  const points: MapPoint[] = [];
  for (const one of helmets) {
    const place = placeOf(one);
    if (place) points.push({ id: one.device_id, place, look: STATES.indexOf(stateOf(one)) });
  }
  return points;
}

/** Returns a helmet with what it has reported since. */
export const withLive = (helmet: BoardHelmet, { online, at, values }: LiveDevice): BoardHelmet => ({
  ...helmet,
  online: online === 1,
  at: at === null ? helmet.at : Date.parse(at),
  values: { ...helmet.values, ...values },
});

/** Which helmets a figure counts. */
export const FIGURES: Readonly<Record<FigureName, (helmet: BoardHelmet) => boolean>> = {
  registered: () => true,
  worn: isWorn,
  urgent: (one) => ['sos', 'fall', 'danger'].includes(stateOf(one)),
  low: isLow,
  stale: ({ online, at }) => !online && at !== null,
  owed: ({ helmet_state }) => helmet_state === 3,
};
export type FigureName = 'registered' | 'worn' | 'urgent' | 'low' | 'stale' | 'owed';

export interface Group {
  key: string;
  label: string;
  count: number;
}

/** Counts helmets by group, the largest first. */
export function groupsOf(
  helmets: readonly BoardHelmet[],
  keyOf: (helmet: BoardHelmet) => string,
  labelOf: (helmet: BoardHelmet) => string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const one of helmets) {
    const key = keyOf(one);
    const found = groups.get(key);
    if (found) found.count += 1;
    else groups.set(key, { key, label: labelOf(one), count: 1 });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}
