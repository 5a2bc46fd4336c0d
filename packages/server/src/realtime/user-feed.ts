import { sql, type Kysely } from 'kysely';
import { unreadOf, type Hub } from '../notify/index.ts';
import { notify, type Listener } from '../store/index.ts';
import type { Topics } from './topics.ts';

/** Topics that changed, by name alone. */
const CHANNEL = 'gongdi_topic';

/** Says that the tasks of accounts have changed, once the transaction is kept. */
export async function tellTodo(trx: Kysely<unknown>, account_ids: Iterable<string>): Promise<void> {
  for (const id of new Set(account_ids)) await notify(trx, CHANNEL, `user/${id}/todo`);
}

export interface UserFeed {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  /** Listens for the notices of an account while somebody follows them. @returns a function that ends it */
  watch: (account_id: string) => () => void;
}

/** Brings notices and tasks to the lines of the accounts that they are for. */
export function userFeed(db: Kysely<unknown>, hub: Hub, topics: Topics): UserFeed {
  let stop: (() => Promise<void>) | undefined;
  return {
    open: async (listener) => {
      stop = await listener.listen(
        CHANNEL,
        (topic) => topics.publish(topic, {}),
        // What was said meanwhile is gone: everybody reads anew.
        () => {
          for (const topic of topics.followed()) if (topic.endsWith('/todo')) topics.publish(topic, {});
        },
      );
    },
    close: async () => {
      await stop?.().catch(() => undefined);
    },
    watch: (account_id) =>
      hub.join(account_id, (news) => {
        if (news !== 'unread') return;
        void unreadOf(db, account_id).then(
          (unread) => topics.publish(`user/${account_id}/notice`, { unread }),
          () => undefined,
        );
      }),
  };
}

/** Whether a caller may follow the devices of an area, or one device: by the organisation of the device. */
export async function maySee(
  db: Kysely<unknown>,
  column: 'id' | 'area_id',
  value: string,
  organisations: ReturnType<typeof sql<{ id: string }>>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from device where ${sql.ref(column)} = ${value}
    and org_id = any(array(${organisations})) limit 1`.execute(db);
  return rows.length > 0;
}
