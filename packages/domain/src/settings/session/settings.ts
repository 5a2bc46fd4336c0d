import { defineSettings, whole } from '../define.ts';

export default defineSettings('session', {
  label: { zh: '会话', en: 'Sessions' },
  order: 20,
  settings: {
    session_idle_hours: whole({
      label: { zh: '无操作自动退出（小时）', en: 'Ends when unused for (hours)' },
      hint: { zh: '立即对所有会话生效', en: 'For all sessions, at once' },
      min: 1,
      max: 72,
      fallback: 12,
    }),
    session_days: whole({
      label: { zh: '登录有效期（天）', en: 'Longest session (days)' },
      hint: { zh: '对之后的登录生效', en: 'For logins from now on' },
      min: 1,
      max: 30,
      fallback: 7,
    }),
  },
});
