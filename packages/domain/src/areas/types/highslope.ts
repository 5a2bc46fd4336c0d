import { defineArea, pointFamily } from '../define.ts';

export default defineArea({
  name: 'highslope',
  code: 55,
  path: 'highslope',
  label: { zh: '高边坡', en: 'High slope' },
  children: ['monitorscheme', 'rundata'],
  listKey: 'high_slope_area_point_list',
  imageKey: 'area_url',
  axis: 'pair',
  chosenKey: 'choose_flag',
  pointKey: 'id',
  construction: true,
  paged: false,
  ...pointFamily('high-slope'),
});
