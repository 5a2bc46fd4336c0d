import { pageOf, pageQuery } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Notifications of the server to one user: any session may call these, for its own user.

const service = 'notification' as const;
const id = z.string().min(1).max(64);

const notification = z.object({
  id: z.string(),
  /** Name of a kind of event, as a module declares it. */
  kind: z.string(),
  /** In the caller's language. */
  title: z.string(),
  /** Address inside the console. */
  link: z.string().nullable(),
  read: z.boolean(),
  /** How often it has happened since the user last read it: events about the same subject are one notification. */
  count: z.int(),
  /** The newest of the events that a notification of many events stands for; empty: it stands for one subject. */
  items: z.array(z.object({ title: z.string(), link: z.string().nullable(), at: z.string() })),
  created_at: z.string(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.int() });

/** Returns the caller's notifications, newest first. */
export const list = defineCall({
  name: 'notification.list',
  label: { zh: '我的通知', en: 'Own notifications' },
  service,
  method: 'GET',
  path: 'notification',
  input: { query: pageQuery.extend({ unread_only: z.enum(['0', '1']).optional() }) },
  output: pageOf(notification),
});

export const unreadCount = defineCall({
  name: 'notification.unread',
  label: { zh: '未读通知数', en: 'Number of unread notifications' },
  service,
  method: 'GET',
  path: 'notification/unread-count',
  input: {},
  output: unread,
});

/** Marks notifications as read; ids of other users' notifications have no effect. @returns the remaining unread ones */
export const markRead = defineCall({
  name: 'notification.read',
  label: { zh: '通知标为已读', en: 'Mark notifications as read' },
  service,
  method: 'PUT',
  path: 'notification/read',
  input: { body: z.object({ ids: z.array(id).min(1).max(100) }) },
  output: unread,
});

export const markAllRead = defineCall({
  name: 'notification.readAll',
  label: { zh: '全部通知标为已读', en: 'Mark all notifications as read' },
  service,
  method: 'PUT',
  path: 'notification/read-all',
  input: {},
  output: unread,
});

/** Longest time that a stream stays open before its client has to reconnect, ms. */
export const STREAM_FOR = 600_000;

/**
 * Server-sent events of the session. At once and at every change: `unread` with `{ unread }`, `todo` with
 * `{ todo, overdue }`, and `rights` with `{ version }`. A new version of `rights` means that menus or permissions may
 * have changed and have to be read again. `dictionary`, `menu` and `setting` are sent when one of these has changed.
 * The stream ends after ten minutes, with the session, and with the server.
 */
export const stream = defineCall({
  name: 'notification.stream',
  label: { zh: '实时通知', en: 'Live notifications' },
  service,
  method: 'GET',
  path: 'notification/stream',
  input: {},
  output: 'blob',
  timeout: STREAM_FOR + 60_000,
});
