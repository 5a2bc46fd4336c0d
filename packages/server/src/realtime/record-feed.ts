import type { LiveRecord, PresentPerson } from '@gongdi/api';
import { findResource, GongdiError, wholeName } from '@gongdi/domain';
import { sql } from 'kysely';
import { RECORD_CHANNEL, type RecordNews } from '../audit/index.ts';
import type { Caller, CallerContext } from '../handler/index.ts';
import { seenRecord, sharedNames, type RecordAddress } from '../record-page/index.ts';
import type { Db, Listener } from '../store/index.ts';
import { presence, type Presence } from './presence.ts';
import type { Topics } from './topics.ts';

/** Channel with who has which record open, between the servers of a database. */
const CHANNEL = 'gongdi_presence';
/** Interval after which each server repeats who is on its lines, ms. */
const REPEAT_EVERY = 20_000;

export interface RecordFeed {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  /** Notes that a caller follows a topic of a record. @returns a function that ends it */
  enter: (topic: string, caller: Pick<Caller, 'id' | 'nickname'>) => () => void;
}

/** Returns whether a caller may open the record of a topic. */
export async function maySeeRecord(
  db: Db,
  at: RecordAddress,
  context: Pick<CallerContext, 'caller' | 'now'>,
): Promise<boolean> {
  try {
    await seenRecord(db, at, context);
    return true;
  } catch (error) {
    if (error instanceof GongdiError) return false;
    throw error;
  }
}

/** Tells the followers of a record who else has it open, and that something happened to it. */
export function recordFeed(db: Db, topics: Topics, server: string, now: () => number): RecordFeed {
  const stops: (() => Promise<void>)[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  const publish = (key: string, data: LiveRecord): void => {
    const [name = '', id = ''] = key.split('/');
    const resource = findResource(name);
    for (const one of resource ? sharedNames(resource) : []) topics.publish(`record/${one}/${id}`, data);
  };
  const send = (payloads: readonly string[]): void => {
    if (payloads.length === 0) return;
    void sql`select pg_notify(${CHANNEL}, one) from unnest(${[...payloads]}::text[]) one`
      .execute(db)
      .catch(() => undefined);
  };
  const people: Presence = presence({
    server,
    now,
    send,
    changed: (key, present: PresentPerson[]) => publish(key, { kind: 'people', people: present }),
  });
  const hearNews = (payload: string): void => {
    const { resource, id, action, by, name } = JSON.parse(payload) as RecordNews;
    const person = by === null ? null : { id: by, nickname: name ?? '' };
    publish(`${resource}/${id}`, { kind: 'changed', action, by: person });
  };
  /** News sent during an interruption are lost, so all pages read their records again. */
  const missed = (): void => {
    for (const topic of topics.followed())
      if (topic.startsWith('record/')) topics.publish(topic, { kind: 'changed', action: '', by: null });
  };

  return {
    open: async (listener) => {
      stops.push(await listener.listen(RECORD_CHANNEL, hearNews, missed));
      stops.push(await listener.listen(CHANNEL, people.hear));
      timer = setInterval(people.repeat, REPEAT_EVERY);
      timer.unref();
    },
    close: async () => {
      clearInterval(timer);
      for (const stop of stops.splice(0)) await stop().catch(() => undefined);
    },
    enter: (topic, { id: account, nickname }) => {
      const [, name = '', id = '', form] = topic.split('/');
      const resource = findResource(name);
      const key = `${resource ? wholeName(resource) : name}/${id}`;
      return people.enter(key, { id: account, nickname, editing: form === 'edit' });
    },
  };
}
