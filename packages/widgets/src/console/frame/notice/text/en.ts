import type { NoticeText } from './zh.ts';

export const en: NoticeText = {
  notifications: 'Notifications',
  bell: 'Notifications, {count} unread',
  todo: 'Tasks to do: {count}',
  todoNone: 'Tasks to do',
  bellNone: 'Notifications, none unread',
  all: 'All',
  unreadOnly: 'Unread',
  none: 'No notifications yet',
  noneUnread: 'Nothing unread',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  unread: 'Unread',
  open: 'Open',
  details: 'Show the newest',
  retry: 'Try again',
};
