import { defineArea, savingFamily } from '../define.ts';

export default defineArea({
  name: 'scaffold',
  code: 54,
  path: 'scaffoldarea',
  label: { zh: '脚手架', en: 'Scaffold' },
  children: ['monitorscheme', 'rundata'],
  listKey: 'device_info_vo_list',
  imageKey: 'area_photo_url',
  axis: 'pair',
  chosenKey: 'choose_flag',
  pointKey: 'device_id',
  construction: true,
  paged: true,
  endpoints: savingFamily('scaffolding', 'POST'),
  realData: { open: 'POST datav/scaffolding/real-data-list' },
});
