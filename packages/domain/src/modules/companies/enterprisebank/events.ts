import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  licence_end: {
    label: { zh: '单位证照到期', en: 'Licences of units end' },
    urgency: 'normal',
    audience: { zh: '证照管理人；未指定时为登记人', en: 'Whoever keeps the licences, or else added the unit' },
  },
});
