import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '进退场（V2）', en: 'Arrivals and departures (v2)' },
  order: 40,
  group: 'labourv2',
});
