import type { DeviceInstallText } from './zh.ts';

export const en: DeviceInstallText = {
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
  retry: 'Try again',
};
