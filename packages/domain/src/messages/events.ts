import { MODULE_EVENTS } from '../generated/events.ts';
import { COMMON_EVENTS } from './common-events.ts';
import type { EventKind } from './define.ts';

type Declared = typeof COMMON_EVENTS | (typeof MODULE_EVENTS)[number];
type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** Name of a kind of event. A kind that no module declares cannot be raised. */
export type EventKindName = KeysOf<Declared>;

const KINDS = Object.assign({}, COMMON_EVENTS, ...MODULE_EVENTS) as Readonly<Record<EventKindName, EventKind>>;

/** Names of all kinds of events, in the order of their modules. */
export const EVENT_KINDS = Object.keys(KINDS) as [EventKindName, ...EventKindName[]];

/** @throws Error for a name that no module declares */
export function eventKind(name: EventKindName): EventKind {
  const kind = KINDS[name];
  if (!kind) throw new Error(`no module declares the event ${name}`);
  return kind;
}

/** Returns a kind by a stored name, which may be of a version that had other kinds. */
export const knownEventKind = (name: string): EventKind | undefined =>
  Object.hasOwn(KINDS, name) ? KINDS[name as EventKindName] : undefined;
