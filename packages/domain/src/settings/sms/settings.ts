import { defineSettings, whole } from '../define.ts';

export default defineSettings('sms', {
  label: { zh: '短信验证码', en: 'Codes by SMS' },
  order: 50,
  settings: {
    sms_resend_seconds: whole({
      label: { zh: '重发间隔（秒）', en: 'Before another one (seconds)' },
      hint: { zh: '同一手机号两次发送之间', en: 'Between two codes to one number' },
      min: 30,
      max: 600,
      fallback: 60,
    }),
    sms_life_minutes: whole({
      label: { zh: '有效时间（分钟）', en: 'Good for (minutes)' },
      hint: { zh: '对之后发送的验证码生效', en: 'For codes from now on' },
      min: 1,
      max: 30,
      fallback: 5,
    }),
  },
});
