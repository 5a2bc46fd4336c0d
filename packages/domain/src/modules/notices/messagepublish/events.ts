import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  notice_published: {
    label: { zh: '公告发布', en: 'Announcements' },
    urgency: 'normal',
    audience: { zh: '公告的接收人', en: 'The audience of the announcement' },
  },
  notice_reminded: {
    label: { zh: '公告催阅', en: 'Reminders of announcements' },
    urgency: 'normal',
    audience: { zh: '未阅读或未确认的人员', en: 'Those who have not read or confirmed' },
  },
});
