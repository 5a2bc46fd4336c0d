import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  warranty_end: {
    label: { zh: '保修期将满', en: 'Warranties end' },
    urgency: 'normal',
    audience: { zh: '保修负责人', en: 'The keeper of the warranty' },
  },
});
