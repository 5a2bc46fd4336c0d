import { STREAM_FOR } from '@gongdi/api';
import type { Caller } from '../handler/index.ts';
import { finds, type Db } from '../store/index.ts';
import { COMMON_NEWS, type Hub, type News } from './hub.ts';
import { unreadOf } from './notifications.ts';

/** After this long without an event, a comment line is sent, so that proxies do not close the connection, ms. */
const PING_EVERY = 20_000;

const encoder = new TextEncoder();
const event = (name: string, data: object): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** Counts for a user besides unread notifications, by the name of their event. */
export type Counts = Readonly<Record<string, (account_id: string) => Promise<object>>>;

/** Yields the server-sent events for one client, until ten minutes have passed, or its session or the server ends. */
export async function* eventStream(db: Db, hub: Hub, caller: Caller, counts: Counts = {}): AsyncGenerator<Uint8Array> {
  const news = new Set<News>();
  let wake: () => void = () => undefined;
  const leave = hub.join(caller.id, (one) => {
    news.add(one);
    wake();
  });
  const until = performance.now() + STREAM_FOR;
  try {
    let lastSent: number | undefined;
    const counted = new Map<string, string>();
    while (!news.has('end') && performance.now() < until && (await isAlive(db, caller.session.id))) {
      const changed = COMMON_NEWS.filter((name) => news.delete(name));
      news.delete('unread');
      const unread = await unreadOf(db, caller.id);
      if (unread !== lastSent) yield event('unread', { unread });
      else if (changed.length === 0) yield encoder.encode(': here\n\n');
      lastSent = unread;
      for (const [name, count] of Object.entries(counts)) {
        const found = await count(caller.id);
        const text = JSON.stringify(found);
        if (text !== counted.get(name)) yield event(name, found);
        counted.set(name, text);
      }
      for (const name of changed) yield event(name, {});
      if (news.size > 0) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PING_EVERY);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = () => undefined;
    }
  } finally {
    leave();
  }
}

/** Returns whether a session still exists and is not revoked; otherwise its stream ends. */
function isAlive(db: Db, session_id: string): Promise<boolean> {
  return finds(db.selectFrom('login_session').where('id', '=', session_id).where('revoked_at', 'is', null));
}
