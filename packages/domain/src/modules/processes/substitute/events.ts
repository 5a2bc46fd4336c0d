import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  substitute: {
    label: { zh: '请假代理', en: 'Substitutes' },
    urgency: 'normal',
    audience: { zh: '请假人和代理人', en: 'Who is away, and the substitute' },
  },
});
