import { AREA_ENTRIES } from '../../menu/areas.ts';
import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '区域监测', en: 'Monitored areas' },
  icon: { own: 'area' },
  order: 40,
  entries: AREA_ENTRIES,
});
