import type { Reading } from '../../device/model/readings.ts';
import type { TableDevice } from '../host/props.ts';

export interface Sorting {
  /** Key of a column. */
  by: string;
  order: 'asc' | 'desc';
}

export const DEFAULT_SORTING: Sorting = { by: 'number', order: 'asc' };

/** Prefix of a quantity's key in the key of its column. */
export const QUANTITY = 'quantity:';

type Key = string | number | null;

/** Sort keys by column; null: the device has no value. */
const KEYS = new Map<string, (device: TableDevice, reading: Reading | undefined) => Key>([
  ['name', (device) => device.name],
  ['number', (device) => device.number || null],
  ['type', (device) => device.type],
  ['online', (_, reading) => reading?.online ?? 0],
  ['level', (_, reading) => reading?.level ?? 0],
  ['at', (_, reading) => reading?.at ?? null],
  ['install', (device) => device.install ?? null],
  ['place', (device) => device.place || null],
]);

/** Returns the sort key of a device; null: it has no value and comes last in both orders. */
export function keyOf(device: TableDevice, reading: Reading | undefined, by: string): Key {
  if (by.startsWith(QUANTITY)) return reading?.values[by.slice(QUANTITY.length)] ?? null;
  const read = KEYS.get(by) ?? KEYS.get(DEFAULT_SORTING.by);
  return read?.(device, reading) ?? null;
}

const words = new Intl.Collator('zh-CN', { numeric: true });

/** Sorts by keys that were read at one instant: later readings do not move rows while the user points at them. */
export function sorted(
  devices: readonly TableDevice[],
  keys: ReadonlyMap<string, Key>,
  order: Sorting['order'],
): TableDevice[] {
  const sign = order === 'desc' ? -1 : 1;
  return devices.toSorted((a, b) => {
    const [left, right] = [keys.get(a.id) ?? null, keys.get(b.id) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || tie(a, b);
    const found =
      typeof left === 'number' && typeof right === 'number' ? left - right : words.compare(String(left), String(right));
    return found * sign || tie(a, b);
  });
}

const tie = (a: TableDevice, b: TableDevice): number => words.compare(a.number, b.number) || words.compare(a.id, b.id);
