import { devicelist } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Scope } from '../handler/index.ts';
import { unreadOf, type Hub } from '../notify/index.ts';
import { finds, notify, permitted, type Listener, type Db } from '../store/index.ts';
import type { Topics } from './topics.ts';

/** Channel with the names of changed topics. */
const CHANNEL = 'gongdi_topic';

/** Notifies the accounts that their tasks have changed, once the transaction commits. */
export async function notifyTodo(trx: Db, account_ids: Iterable<string>): Promise<void> {
  for (const id of new Set(account_ids)) await notify(trx, CHANNEL, `user/${id}/todo`);
}

export interface UserFeed {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  /** Listens for notifications of an account while a client follows them. @returns a function that ends it */
  watch: (account_id: string) => () => void;
}

/** Sends notifications and tasks to the lines of their accounts. */
export function userFeed(db: Db, hub: Hub, topics: Topics): UserFeed {
  let stop: (() => Promise<void>) | undefined;
  return {
    open: async (listener) => {
      stop = await listener.listen(
        CHANNEL,
        (topic) => topics.publish(topic, {}),
        // Notifications sent during the interruption are lost, so all clients read again.
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

/** Returns whether a caller may follow the devices of an area, or one device: the scope permits at least one. */
export function maySee(db: Db, column: 'id' | 'area_id', value: string, scope: Scope): Promise<boolean> {
  return finds(
    db
      .selectFrom('device')
      .where(column, '=', value)
      .where(({ ref }) => permitted(devicelist, scope, 'read', sql`${ref('id')}`))
      .limit(1),
  );
}

/**
 * Returns whether a caller may follow the devices of a type at a project: there is one, and the scope permits all of
 * them, because the topic tells of all.
 */
export async function maySeeAll(db: Db, project_id: string, device_type: number, scope: Scope): Promise<boolean> {
  const some = db.selectFrom('device').where('project_id', '=', project_id).where('device_type', '=', device_type);
  const may = permitted(devicelist, scope, 'read', sql`device.id`);
  return (await finds(some.where(may).limit(1))) && !(await finds(some.where(sql<boolean>`not ${may}`).limit(1)));
}
