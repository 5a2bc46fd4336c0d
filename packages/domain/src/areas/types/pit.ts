import { defineArea, pointFamily } from '../define.ts';

export default defineArea({
  name: 'pit',
  code: 17,
  path: 'pit',
  label: { zh: '深基坑', en: 'Deep pit' },
  children: ['monitorscheme', 'rundata'],
  listKey: 'deep_pit_area_point_list',
  imageKey: 'area_url',
  axis: 'x-y',
  chosenKey: 'choose_flag',
  pointKey: 'id',
  construction: true,
  paged: false,
  ...pointFamily('deep-pit'),
});
