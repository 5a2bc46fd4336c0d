import { defineArea, pointFamily } from '../define.ts';

export default defineArea({
  name: 'highfill',
  code: 56,
  path: 'highfill',
  label: { zh: '高填方', en: 'High fill' },
  children: ['monitorscheme', 'rundata'],
  listKey: 'high_fill_area_point_list',
  imageKey: 'area_url',
  axis: 'pair',
  chosenKey: 'choose_flag',
  pointKey: 'id',
  construction: true,
  paged: false,
  ...pointFamily('high-fill'),
});
