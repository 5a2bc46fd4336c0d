import { defineArea } from '../define.ts';

export default defineArea({
  name: 'bridge',
  code: 63,
  path: 'bridge',
  label: { zh: '桥梁监测', en: 'Bridge monitoring' },
  children: ['monitorscheme', 'rundata', 'devicemanage'],
  listKey: 'bridge_area_point_list',
  imageKey: 'area_url',
  axis: 'x,y',
  chosenKey: 'choose_flag',
  pointKey: 'id',
  construction: true,
  paged: false,
  endpoints: {
    list: 'GET bridge/area/list/',
    detail: 'GET bridge/area/{id}/',
    add: 'POST bridge/area/',
    edit: 'PUT bridge/area/',
    delete: 'DELETE bridge/area/',
    devices: 'GET bridge/area/point/device/project/{project_id}/',
  },
});
