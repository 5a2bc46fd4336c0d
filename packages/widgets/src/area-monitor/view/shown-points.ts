import type { PlanPoint } from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';

export const FILTERS = ['all', 'abnormal', 'offline'] as const;
export type Filter = (typeof FILTERS)[number];

/** Returns the points that match a search and a filter, in the order of the drawing. */
export function shownPoints(
  monitor: Monitor,
  points: readonly PlanPoint[],
  names: ReadonlyMap<string, string>,
  search: string,
  filter: Filter,
): PlanPoint[] {
  const wanted = search.trim().toLowerCase();
  const { devices } = monitor.state.get();
  return points.filter(({ key, device_id }) => {
    if (filter !== 'all') {
      const reading = monitor.shown(device_id);
      if (filter === 'abnormal' ? (reading?.level ?? 0) === 0 : reading?.online !== 0) return false;
    }
    return (
      wanted === '' ||
      (names.get(key) ?? '').toLowerCase().includes(wanted) ||
      (devices.get(device_id)?.number ?? '').toLowerCase().includes(wanted)
    );
  });
}
