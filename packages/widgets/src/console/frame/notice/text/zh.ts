/** Texts of the notification centre. */
export const zh = {
  notifications: '通知',
  bell: '通知，{count} 条未读',
  todo: '待办任务：{count} 项',
  todoNone: '待办任务',
  bellNone: '通知，没有未读',
  all: '全部',
  unreadOnly: '未读',
  none: '暂无通知',
  noneUnread: '没有未读通知',
  markAll: '全部标为已读',
  markRead: '标为已读',
  unread: '未读',
  open: '查看',
  details: '展开最近的消息',
  retry: '重试',
};

export type NoticeText = Record<keyof typeof zh, string>;
