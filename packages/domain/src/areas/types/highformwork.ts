import { defineArea, savingFamily } from '../define.ts';

export default defineArea({
  name: 'highformwork',
  code: 18,
  path: 'highformworksupports',
  label: { zh: '高支模', en: 'High formwork' },
  children: ['monitorscheme', 'rundata'],
  listKey: 'high_form_work_area_device_info_list',
  imageKey: 'area_photo_url',
  axis: 'x,y',
  chosenKey: 'choose_flag',
  pointKey: 'device_id',
  construction: true,
  paged: true,
  endpoints: savingFamily('high-formwork', 'GET'),
  realData: {
    open: 'POST high-formwork/real-data-list',
    list: 'GET high-formwork/area/real-list',
    export: 'GET high-formwork/area/real-list/export',
  },
});
