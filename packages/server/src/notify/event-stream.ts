import { STREAM_FOR } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import type { Caller } from '../handler/index.ts';
import { COMMON_NEWS, type Hub, type News } from './hub.ts';
import { unreadOf } from './notifications.ts';

/** Silence after which a line is sent, so that what lies between does not cut the connection, ms. */
const PING_EVERY = 20_000;

const encoder = new TextEncoder();
const event = (name: string, data: object): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** What is counted for a user beside unread notifications, by the name of its event. */
export type Counts = Readonly<Record<string, (account_id: string) => Promise<object>>>;

/** What one client hears (server-sent events), until ten minutes have passed, its session or the server ends. */
export async function* eventStream(
  db: Kysely<unknown>,
  hub: Hub,
  caller: Caller,
  counts: Counts = {},
): AsyncGenerator<Uint8Array> {
  const news = new Set<News>();
  let wake: () => void = () => undefined;
  const leave = hub.join(caller.id, (one) => {
    news.add(one);
    wake();
  });
  const until = performance.now() + STREAM_FOR;
  try {
    let told: number | undefined;
    const counted = new Map<string, string>();
    while (!news.has('end') && performance.now() < until && (await isAlive(db, caller.session.id))) {
      const changed = COMMON_NEWS.filter((name) => news.delete(name));
      news.delete('unread');
      const unread = await unreadOf(db, caller.id);
      if (unread !== told) yield event('unread', { unread });
      else if (changed.length === 0) yield encoder.encode(': here\n\n');
      told = unread;
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

/** A session that has been ended elsewhere hears no more. */
async function isAlive(db: Kysely<unknown>, session_id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from login_session where id = ${session_id} and revoked_at is null`.execute(db);
  return rows.length > 0;
}
