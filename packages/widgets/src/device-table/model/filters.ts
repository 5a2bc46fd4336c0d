import type { LevelNumber } from '@gongdi/domain';
import type { Reading } from '../../device/model/readings.ts';
import type { TableDevice } from '../host/props.ts';

/** Filter of the table; an absent property does not filter. */
export interface Filters {
  /** Part of the name or of the number. */
  keyword?: string;
  types?: readonly number[];
  online?: 0 | 1;
  levels?: readonly LevelNumber[];
  install?: number;
}

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((one) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0));

/** Returns whether a device matches the filters. A device without any reading counts as offline and normal. */
export function matches(device: TableDevice, reading: Reading | undefined, filters: Filters): boolean {
  const { keyword = '', types = [], online, levels = [], install } = filters;
  const wanted = keyword.trim().toLowerCase();
  return (
    (wanted === '' || [device.name, device.number].some((one) => one.toLowerCase().includes(wanted))) &&
    (types.length === 0 || types.includes(device.type)) &&
    (online === undefined || (reading?.online ?? 0) === online) &&
    (levels.length === 0 || levels.includes(reading?.level ?? 0)) &&
    (install === undefined || device.install === install)
  );
}

export interface Counts {
  online: number;
  offline: number;
  /** Counts by level, normal first. */
  levels: readonly [number, number, number, number];
}

export function countsOf(devices: Iterable<TableDevice>, shown: (id: string) => Reading | undefined): Counts {
  const levels: [number, number, number, number] = [0, 0, 0, 0];
  let [online, offline] = [0, 0];
  for (const { id } of devices) {
    const reading = shown(id);
    if (reading?.online) online += 1;
    else offline += 1;
    levels[reading?.level ?? 0] += 1;
  }
  return { online, offline, levels };
}
