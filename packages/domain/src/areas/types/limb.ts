import { defineArea } from '../define.ts';

export default defineArea({
  name: 'limb',
  code: 22,
  path: 'edge',
  label: { zh: '临边防护', en: 'Edge protection' },
  children: ['areafence'],
  listKey: 'limb_area_device_list',
  imageKey: 'url',
  axis: 'x-y',
  chosenKey: 'choose_flag',
  pointKey: 'device_id',
  construction: false,
  paged: true,
  endpoints: {
    list: 'POST limb/area/list',
    detail: 'GET limb/area/detail/{id}',
    add: 'POST limb/area/save',
    edit: 'POST limb/area/update',
    delete: 'GET limb/area/delete/{id}',
    devices: 'GET limb/area/device/list/{project_id}',
  },
});
