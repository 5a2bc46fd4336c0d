/** Texts of announcements. */
export const zh = {
  published: '{type}「{title}」',
  publishedConfirm: '{type}「{title}」（请阅读并确认）',
  reminded: '请阅读{type}「{title}」',
  notSent: '此公告没有发给您，无需确认',
  notPublished: '公告尚未发布或已撤回',
};

export type NoticesText = Record<keyof typeof zh, string>;
