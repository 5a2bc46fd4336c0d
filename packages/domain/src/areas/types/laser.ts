import { defineArea } from '../define.ts';

export default defineArea({
  name: 'laser',
  code: 49,
  path: 'laser',
  label: { zh: '激光预警', en: 'Laser warning' },
  children: ['areafence'],
  listKey: 'laser_defend_area_device_list',
  imageKey: 'url',
  axis: 'joined',
  chosenKey: 'has_choose',
  pointKey: 'device_id',
  construction: false,
  paged: true,
  endpoints: {
    list: 'GET laser-defend-area/list',
    detail: 'GET laser-defend-area/{id}',
    add: 'POST laser-defend-area',
    edit: 'PUT laser-defend-area/{id}',
    delete: 'DELETE laser-defend-area/{id}',
    // `{id}` is the id of the project.
    devices: 'GET laser-defend-area/device/{id}',
  },
});
