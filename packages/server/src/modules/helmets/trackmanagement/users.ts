import { wearersAt } from '../../../helmets/index.ts';
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

/** Returns who wore helmets in a time, by device, in order. */
export async function usersOf(
  db: Db,
  device_ids: readonly string[],
  begin: number,
  end: number,
): Promise<ReadonlyMap<string, readonly User[]>> {
  const users = new Map<string, User[]>();
  for (const { device_id, staff_id, name, from, to } of await wearersAt(db, device_ids, begin, end)) {
    const user = { id: staff_id, name, from, to };
    const found = users.get(device_id);
    if (found) found.push(user);
    else users.set(device_id, [user]);
  }
  return users;
}

/** Returns the name of the person who used a device at an instant; empty: nobody. */
export const userAt = (users: readonly User[], at: number): string =>
  users.find(({ from, to }) => from <= at && (to === null || at < to))?.name ?? '';
