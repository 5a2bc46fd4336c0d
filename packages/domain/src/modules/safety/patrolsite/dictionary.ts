import { defineDictionary } from '../../../dictionary/define.ts';

/** Console specification, section 9. */
export const patrolPointType = defineDictionary(
  'patrol_point_type',
  { zh: '巡检点类型', en: 'Patrol point' },
  [
    { value: 1, label: { zh: '设备点', en: 'Device point' } },
    { value: 2, label: { zh: '非设备点', en: 'Non-device point' } },
  ],
  { own: true },
);
