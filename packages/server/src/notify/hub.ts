import type { Listener } from '../store/index.ts';
import { CHANNEL } from './notifications.ts';

/** Whoever waits for news of one account. */
type Wake = (news: News) => void;
/** What concerns everybody is passed on under its own name. */
export const COMMON_NEWS = ['dictionary', 'menu', 'setting'] as const;
export type News = 'unread' | (typeof COMMON_NEWS)[number] | 'end';

/** Passes on, inside one server, what all servers of a database say. */
export interface Hub {
  open: (listener: Listener) => Promise<void>;
  /** @returns a function that ends waiting */
  join: (account_id: string, wake: Wake) => () => void;
  /** Tells everybody. */
  tellAll: (news: News) => void;
  /** Ends all waiting, now and from here on. */
  close: () => Promise<void>;
}

export function notificationHub(): Hub {
  const waiting = new Map<string, Set<Wake>>();
  let closed = false;
  let stopListening: (() => Promise<void>) | undefined;
  const tellAll = (news: News): void => {
    for (const set of waiting.values()) for (const wake of set) wake(news);
  };
  return {
    open: async (listener) => {
      stopListening = await listener.listen(
        CHANNEL,
        (account_id) => {
          for (const wake of waiting.get(account_id) ?? []) wake('unread');
        },
        // What was said meanwhile is gone: everybody counts anew.
        () => tellAll('unread'),
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
    tellAll,
    close: async () => {
      closed = true;
      tellAll('end');
      await stopListening?.().catch(() => undefined);
      stopListening = undefined;
    },
  };
}
