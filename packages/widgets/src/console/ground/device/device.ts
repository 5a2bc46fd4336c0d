import type { Profile } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import type { KeptAnswer } from '../session/storage.ts';
import type { DeviceRow, DeviceStore } from './device-store.ts';

/** What a console that is opened without a network has to know. */
export interface Device {
  user: Profile;
  menus: MenuItem[];
  answers: readonly (KeptAnswer & { at: number })[];
}

/** A device that has not reached the server for this long no longer shows who was logged in, ms. */
const LONGEST = 7 * 86_400_000;
/** Most answers that are kept; the newest stay. */
const MOST = 600;
/** A longer answer is not kept, characters of JSON. */
const LONGEST_ANSWER = 300_000;

/** Keys of the rows: the user, and one row for each answer. */
const SESSION = 'session';
const ANSWER = 'answer:';

/** @returns undefined: nobody was logged in here lately, or the browser keeps nothing */
export async function readDevice(store: DeviceStore, now: number): Promise<Device | undefined> {
  const rows = await store.all().catch(() => []);
  const session = rows.find(({ key }) => key === SESSION);
  if (!session || now - session.at > LONGEST) return undefined;
  const { user, menus } = session.data as Pick<Device, 'user' | 'menus'>;
  const answers = rows
    .filter(({ key, owner }) => key.startsWith(ANSWER) && owner === session.owner)
    .map(({ data, at }) => ({ ...(data as KeptAnswer), at }));
  return { user, menus, answers };
}

/** Notes who is logged in. What another user left is removed first. */
export async function writeSession(
  store: DeviceStore,
  { user, menus }: Pick<Device, 'user' | 'menus'>,
  now: number,
): Promise<void> {
  const rows = await store.all();
  if (rows.some(({ owner }) => owner !== user.user_id)) await store.clear();
  await store.put([{ key: SESSION, owner: user.user_id, at: now, data: { user, menus } }]);
}

/** Keeps answers of the server for this user, by the hash of their query. */
export async function writeAnswers(
  store: DeviceStore,
  owner: string,
  answers: ReadonlyMap<string, KeptAnswer & { at: number }>,
): Promise<void> {
  const rows = [...answers].map(([hash, { at, ...data }]): DeviceRow => ({ key: ANSWER + hash, owner, at, data }));
  await store.put(rows.filter(({ data }) => JSON.stringify(data).length <= LONGEST_ANSWER));
  const kept = (await store.all()).filter(({ key }) => key.startsWith(ANSWER));
  const old = kept.toSorted((a, b) => b.at - a.at).slice(MOST);
  if (old.length > 0) await store.remove(old.map(({ key }) => key));
}
