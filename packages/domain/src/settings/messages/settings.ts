import { defineSettings, whole, words } from '../define.ts';

export default defineSettings('messages', {
  label: { zh: '消息发送', en: 'Messages' },
  order: 70,
  settings: {
    site_address: words({
      label: { zh: '平台访问地址', en: 'Address of the platform' },
      hint: {
        zh: '邮件、机器人等消息中的链接以此开头，如 https://gd.example.com；留空则消息不带链接',
        en: 'Links in messages begin with it, such as https://gd.example.com; empty: no links',
      },
      maxLength: 200,
      fallback: '',
    }),
    messages_per_hour: whole({
      label: { zh: '每人每小时上限（条）', en: 'To one person in an hour' },
      hint: {
        zh: '超出部分合并到之后的消息中，不会丢失',
        en: 'What is more is put into later messages; nothing is lost',
      },
      min: 1,
      max: 60,
      fallback: 10,
    }),
    message_log_days: whole({
      label: { zh: '发送记录保留（天）', en: 'Kept in the log (days)' },
      hint: { zh: '超过后自动删除', en: 'Deleted afterwards' },
      min: 7,
      max: 3650,
      fallback: 90,
    }),
  },
});
