import type { PresentPerson } from '@gongdi/api';
import { isDeepStrictEqual } from 'node:util';

/** What another server has published is forgotten after this time, ms: three of its repetitions. */
const FORGET_AFTER = 60_000;
/** Most people of one record that a server tells others; a notification holds 8,000 bytes. */
const MOST = 50;

/** What one server tells the others about one record. `ask`: the others answer with what they know. */
interface PresenceMessage {
  server: string;
  key: string;
  people: PresentPerson[];
  ask?: true;
}

export interface PresenceOptions {
  /** Identifies this server among the servers of the same database. */
  server: string;
  now: () => number;
  send: (payloads: readonly string[]) => void;
  /** Called with everybody who has the record open, whenever that changes. */
  changed: (key: string, people: PresentPerson[]) => void;
}

/** Who has which record open, on the lines of all servers. */
export interface Presence {
  enter: (key: string, person: PresentPerson) => () => void;
  hear: (payload: string) => void;
  /** Repeats who is here, and forgets servers that are silent. */
  repeat: () => void;
}

/** Keeps who is present. A server that ends without a word is forgotten, because presence has to be repeated. */
export function presence({ server, now, send, changed }: PresenceOptions): Presence {
  const here = new Map<string, Set<PresentPerson>>();
  const elsewhere = new Map<string, Map<string, { people: PresentPerson[]; until: number }>>();
  const published = new Map<string, PresentPerson[]>();

  const localTo = (key: string): PresentPerson[] => onePerPerson([...(here.get(key) ?? [])]).slice(0, MOST);
  const everybody = (key: string): PresentPerson[] =>
    onePerPerson([
      ...(here.get(key) ?? []),
      ...[...(elsewhere.get(key)?.values() ?? [])].flatMap(({ people }) => people),
    ]);
  const messageOf = (key: string, ask = false): string =>
    JSON.stringify({ server, key, people: localTo(key), ...(ask && { ask }) } satisfies PresenceMessage);
  /** @param always publishes it even if it is the same: somebody who has just come knows nothing */
  const publish = (key: string, always = false): void => {
    const people = everybody(key);
    if (!always && isDeepStrictEqual(published.get(key), people)) return;
    if (here.has(key)) published.set(key, people);
    else published.delete(key);
    changed(key, people);
  };

  return {
    enter: (key, person) => {
      const first = !here.has(key);
      const set = here.get(key) ?? new Set();
      here.set(key, set.add(person));
      publish(key, true);
      send([messageOf(key, first)]);
      return () => {
        if (!set.delete(person)) return;
        if (set.size === 0 && here.get(key) === set) here.delete(key);
        publish(key);
        send([messageOf(key)]);
      };
    },
    hear: (payload) => {
      const message = JSON.parse(payload) as PresenceMessage;
      if (message.server === server) return;
      const { key, people, ask } = message;
      const servers = elsewhere.get(key) ?? new Map<string, { people: PresentPerson[]; until: number }>();
      if (people.length === 0) servers.delete(message.server);
      else servers.set(message.server, { people, until: now() + FORGET_AFTER });
      if (servers.size === 0) elsewhere.delete(key);
      else elsewhere.set(key, servers);
      if (!here.has(key)) return;
      publish(key);
      if (ask) send([messageOf(key)]);
    },
    repeat: () => {
      for (const [key, servers] of elsewhere) {
        for (const [name, { until }] of servers) if (until <= now()) servers.delete(name);
        if (servers.size === 0) elsewhere.delete(key);
        if (here.has(key)) publish(key);
      }
      send([...here.keys()].map((key) => messageOf(key)));
    },
  };
}

/** One entry for each person, however many pages the person has; editing if one of them is a form. */
function onePerPerson(people: readonly PresentPerson[]): PresentPerson[] {
  const byId = new Map<string, PresentPerson>();
  for (const one of people) {
    const known = byId.get(one.id);
    byId.set(one.id, { ...one, editing: one.editing || known?.editing === true });
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
