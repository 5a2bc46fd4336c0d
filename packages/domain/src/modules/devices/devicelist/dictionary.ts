import { defineDictionary } from '../../../dictionary/define.ts';

/** Online status of a device. */
export const deviceStatus = defineDictionary('device_status', { zh: '在线状态', en: 'Online' }, [
  { value: 0, label: { zh: '离线', en: 'Offline' }, color_type: 'error' },
  { value: 1, label: { zh: '在线', en: 'Online' }, color_type: 'success' },
  // The device has never sent a reading, so no reading is missing yet.
  { value: 2, label: { zh: '未接入', en: 'Never connected' }, color_type: 'default' },
]);
