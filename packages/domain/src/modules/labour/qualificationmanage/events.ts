import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  term_near: {
    label: { zh: '证件即将到期', en: 'A paper ends soon' },
    urgency: 'normal',
    audience: { zh: '经办人；未指定时为登记人', en: 'Whoever keeps the record, or else added it' },
  },
});
