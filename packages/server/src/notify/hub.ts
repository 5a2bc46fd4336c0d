import type { Listener } from '../store/index.ts';
import { CHANNEL } from './notifications.ts';

/** Callback of a client that waits for news of one account. */
type Wake = (news: News) => void;
/** News for all users, passed on under these names. */
export const COMMON_NEWS = ['dictionary', 'menu', 'setting', 'custom_field'] as const;
export type News = 'unread' | (typeof COMMON_NEWS)[number] | 'end';

/** Passes on, inside one server, the notifications of all servers of a database. */
export interface Hub {
  open: (listener: Listener) => Promise<void>;
  /** Adds a client. @returns a function that removes it */
  join: (account_id: string, wake: Wake) => () => void;
  /** Wakes all clients. */
  notifyAll: (news: News) => void;
  /** Ends all waiting clients, and any that join later. */
  close: () => Promise<void>;
}

export function notificationHub(): Hub {
  const waiting = new Map<string, Set<Wake>>();
  let closed = false;
  let stopListening: (() => Promise<void>) | undefined;
  const notifyAll = (news: News): void => {
    for (const set of waiting.values()) for (const wake of set) wake(news);
  };
  return {
    open: async (listener) => {
      stopListening = await listener.listen(
        CHANNEL,
        (account_id) => {
          for (const wake of waiting.get(account_id) ?? []) wake('unread');
        },
        // Notifications sent during the interruption are lost, so all clients count again.
        () => notifyAll('unread'),
      );
    },
    join: (account_id, wake) => {
      if (closed) wake('end');
      const set = waiting.get(account_id) ?? new Set<Wake>();
      waiting.set(account_id, set.add(wake));
      return () => {
        set.delete(wake);
        if (set.size === 0 && waiting.get(account_id) === set) waiting.delete(account_id);
      };
    },
    notifyAll,
    close: async () => {
      closed = true;
      notifyAll('end');
      await stopListening?.().catch(() => undefined);
      stopListening = undefined;
    },
  };
}
