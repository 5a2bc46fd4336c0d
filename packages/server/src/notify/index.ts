import { calls } from '@gongdi/api';
import { handle, type Handler } from '../handler/index.ts';
import { transaction, type Db } from '../store/index.ts';
import { eventStream, type Counts } from './event-stream.ts';
import type { Hub } from './hub.ts';
import { listFor, markRead, unreadOf } from './notifications.ts';

export type { Counts } from './event-stream.ts';
export { notificationHub, type Hub } from './hub.ts';
export {
  sweepNotifications,
  notifyOrganisation,
  notifyUsers,
  unreadOf,
  wakeUsers,
  type Message,
} from './notifications.ts';
export { notifyLabel } from './text/index.ts';

/**
 * Handlers for a user's own notifications.
 * @param counts further live counts of a user, each an event of the stream by its name
 */
export function notificationHandlers(db: Db, hub: Hub, counts: Counts = {}): Handler[] {
  const { notification } = calls;
  return [
    handle(notification.list, ({ query: { page, page_size, unread_only } }, { caller, lang }) =>
      listFor(db, caller.id, { page, page_size, unreadOnly: unread_only === '1' }, lang),
    ),
    handle(notification.unreadCount, async (_, { caller }) => ({ unread: await unreadOf(db, caller.id) })),
    handle(notification.markRead, ({ body: { ids } }, { caller, now }) =>
      transaction(db, async (trx) => {
        await markRead(trx, caller.id, ids, now);
        return { unread: await unreadOf(trx, caller.id) };
      }),
    ),
    handle(notification.markAllRead, (_, { caller, now }) =>
      transaction(db, async (trx) => {
        await markRead(trx, caller.id, undefined, now);
        return { unread: await unreadOf(trx, caller.id) };
      }),
    ),
    handle(notification.stream, async (_, { caller, header }) => {
      // Proxies that buffer answers would delay the events.
      header('x-accel-buffering', 'no');
      return { bytes: eventStream(db, hub, caller, counts), type: 'text/event-stream; charset=utf-8' };
    }),
  ];
}
