import type { Db } from '../../../store/index.ts';

/** A time in which a person used a device. */
export interface User {
  id: string;
  name: string;
  /** Epoch ms. */
  from: number;
  /** Epoch ms, not included; null: still. */
  to: number | null;
}

/** Returns who used devices in a time, by device, in order. */
export async function usersOf(
  _db: Db,
  _device_ids: readonly string[],
  _begin: number,
  _end: number,
): Promise<ReadonlyMap<string, readonly User[]>> {
  return Promise.resolve(new Map());
}

/** Returns the name of the person who used a device at an instant; empty: nobody. */
export const userAt = (users: readonly User[], at: number): string =>
  users.find(({ from, to }) => from <= at && (to === null || at < to))?.name ?? '';
