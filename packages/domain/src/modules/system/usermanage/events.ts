import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  password_reset: {
    label: { zh: '密码被重置', en: 'Passwords that were reset' },
    urgency: 'normal',
    audience: { zh: '账号本人', en: 'The user' },
  },
});
