import type { Reading } from '../../device/model/readings.ts';
import type { TableDevice } from '../props.ts';

export interface Sorting {
  /** Key of a column. */
  by: string;
  order: 'asc' | 'desc';
}

export const DEFAULT_SORTING: Sorting = { by: 'number', order: 'asc' };

/** Before the key of a quantity in the key of its column. */
export const QUANTITY = 'quantity:';

type Key = string | number | null;

/** What a device is sorted by; null: it has none, and stands at the end either way. */
export function keyOf(device: TableDevice, reading: Reading | undefined, by: string): Key {
  if (by.startsWith(QUANTITY)) return reading?.values[by.slice(QUANTITY.length)] ?? null;
  switch (by) {
    case 'name':
      return device.name;
    case 'type':
      return device.type;
    case 'online':
      return reading?.online ?? 0;
    case 'level':
      return reading?.level ?? 0;
    case 'at':
      return reading?.at ?? null;
    case 'install':
      return device.install ?? null;
    case 'place':
      return device.place || null;
    default:
      return device.number || null;
  }
}

const words = new Intl.Collator('zh-CN', { numeric: true });

/**
 * In the order of keys that were taken at one instant: what devices tell meanwhile does not pull rows from under a hand.
 */
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
