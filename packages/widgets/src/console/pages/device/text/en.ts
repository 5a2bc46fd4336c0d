import type { DevicePageText } from './zh.ts';

export const en: DevicePageText = {
  live: 'Live values and trend',
  video: 'Live video',
  retry: 'Try again',
  history: 'Installations and removals',
  historyAll: 'All of them',
  historyNone: 'Not installed yet: every installation and removal is shown here',
  historyDetail: 'View',
  project: 'Project',
  area: 'Area',
  areaNone: 'In no area; place it on the drawing of one',
  areaHidden: 'It stands in an area that you may not see',
  access: 'Connection',
  number: 'Number',
  key: 'Key',
  keyNone: 'None yet',
  firmware: 'Firmware',
  change: 'Change',
};
