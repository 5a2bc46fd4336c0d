import type { HelmetText } from './zh.ts';

/** Texts of the pages of helmets. */
export const en: HelmetText = {
  battery: 'Battery',
  seen: 'Last heard of',
  number: 'Device number',
  online: 'Online',
  offline: 'Offline',
  history: 'Who wore it',
  device: 'Device',
  model: 'Model',
  firmware: 'Firmware',
  video: 'Live video',
  noVideo: 'The device has no video address: enter its HLS or FLV address in the register of devices',
  openDevice: 'Open the device',
  never: 'Nothing yet',
};
