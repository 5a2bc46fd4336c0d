import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  material_recalled: {
    label: { zh: '在用材料批次被召回', en: 'A batch in use is recalled' },
    urgency: 'urgent',
    audience: { zh: '登记过该批材料进场、领用的人员', en: 'Those who recorded deliveries or uses of the batch' },
  },
});
