/** Texts of the readers of an announcement. */
export const zh = {
  pleaseConfirm: '此公告需要您确认收到',
  confirm: '确认收到',
  confirmed: '您已于 {time} 确认收到',
  readers: '阅读情况',
  list: '接收人',
  counts: '已发送 {told} 人，已读 {read} 人',
  countsConfirm: '已发送 {told} 人，已读 {read} 人，已确认 {confirmed} 人',
  unread: '未读',
  unconfirmed: '未确认',
  doneRead: '已读',
  doneConfirmed: '已确认',
  everybody: '全部',
  reader: '姓名',
  organisation: '单位',
  readAt: '阅读时间',
  confirmedAt: '确认时间',
  remindedAt: '最近催阅',
  remind: '一键催阅',
  reminded: '已催阅 {count} 人',
  remindedNone: '一小时内已催阅过，未重复发送',
};

export type NoticesText = Record<keyof typeof zh, string>;
