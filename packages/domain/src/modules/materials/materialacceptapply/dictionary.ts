import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `delivery_status`. */
export const ARRIVAL = { waiting: 1, toSample: 2, testing: 3, accepted: 4, returned: 5, left: 6 } as const;

export const deliveryStatus = defineDictionary(
  'delivery_status',
  { zh: '进场验收状态', en: 'Acceptance of a delivery' },
  [
    { value: ARRIVAL.waiting, label: { zh: '待验收', en: 'Waiting' }, color_type: 'processing' },
    { value: ARRIVAL.toSample, label: { zh: '待取样', en: 'To be sampled' }, color_type: 'warning' },
    { value: ARRIVAL.testing, label: { zh: '检测中', en: 'Being tested' }, color_type: 'processing' },
    { value: ARRIVAL.accepted, label: { zh: '验收合格', en: 'Accepted' }, color_type: 'success' },
    { value: ARRIVAL.returned, label: { zh: '退货', en: 'To be returned' }, color_type: 'error' },
    { value: ARRIVAL.left, label: { zh: '已退场', en: 'Removed' }, color_type: 'default' },
  ],
);
