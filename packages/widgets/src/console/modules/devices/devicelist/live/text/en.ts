import type { DevicePageText } from './zh.ts';

export const en: DevicePageText = {
  live: 'Live values and trend',
  video: 'Live video',
};
