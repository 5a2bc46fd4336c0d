import { MODULE_DICTIONARIES } from '../generated/dictionaries.ts';
import * as account from './account.ts';
import * as applicant from './applicant.ts';
import type { Dictionary, DictionaryRoom } from './define.ts';
import * as device from './device.ts';
import { currentOverlay } from './overlay.ts';
import * as patrol from './patrol.ts';
import * as person from './person.ts';
import * as platform from './platform.ts';
import * as sending from './sending.ts';
import * as trade from './trade.ts';

export * from '../generated/dictionaries.ts';
export * from './account.ts';
export * from './applicant.ts';
export * from './define.ts';
export * from './device.ts';
export * from './overlay.ts';
export * from './patrol.ts';
export * from './problems.ts';
export * from './person.ts';
export * from './platform.ts';
export * from './sending.ts';
export * from './trade.ts';

/** What several modules use stands here, what one uses with it. */
const rooms: readonly DictionaryRoom[] = [
  account,
  applicant,
  device,
  patrol,
  person,
  platform,
  sending,
  trade,
  ...MODULE_DICTIONARIES,
];
const all = rooms.flatMap((room) => Object.values(room).filter(isDictionary));

/** Rooms hold the constants of their values as well. */
function isDictionary(value: object): value is Dictionary {
  return 'dict_type' in value;
}

/** Every built-in dictionary by its type. */
export const dictionaries: ReadonlyMap<string, Dictionary> = new Map(all.map((one) => [one.dict_type, one]));

/**
 * A dictionary as it holds at this moment: the built-in one, or what the installation has made of it.
 * @throws Error when no built-in dictionary has that type
 */
export function dictionaryOf(dict_type: string): Dictionary {
  const found = currentOverlay()?.get(dict_type) ?? dictionaries.get(dict_type);
  if (!found) throw new Error(`unknown dictionary ${dict_type}`);
  return found;
}
