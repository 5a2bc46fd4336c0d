/** Texts of messages that leave the server. */
export const zh = {
  many: '{count} 条新消息：{title}',
  more: '……另有 {count} 条，请登录平台查看',
  open: '查看：{link}',
  testTitle: '这是一条测试消息',
  testText: '收到此消息说明通道「{name}」配置正确。',
  testSent: '已发送，请在接收端确认（用时 {ms} 毫秒）',
  escalated: '{title}（已 {hours} 小时未处理）',
  noEmail: '您还没有填写接收邮箱，请先在“个人中心 › 消息接收”填写',
  noPhone: '您的账号没有手机号，请先在用户管理中填写',
  robotRefused: '{host} 拒绝了消息：{code} {reason}',
  mailAuth: '邮件服务器拒绝了账号或密码（很多邮箱要求使用授权码）',
  mailRefused: '邮件服务器拒绝了邮件：{reason}',
  mailFailed: '邮件发送失败：{reason}',
  channelOff: '通道已停用或删除',
  companyOnly: '消息规则与通道由公司总部的人员维护',
  channelMany: '一个公司最多 {count} 个通道',
  unknownChannel: '规则「{name}」使用的通道不存在',
  unknownKind: '规则「{name}」包含未知的事件',
  notSettled: '消息正在发送，请稍后再试',
};

export type MessagesText = Record<keyof typeof zh, string>;
