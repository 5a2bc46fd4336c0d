import type { OutsideText } from './zh.ts';

export const en: OutsideText = {
  notDeployed: 'The process has not been deployed to the outside engine; deploy it again',
  noSigners: 'The outside engine cannot add or remove signers',
  unconvertible: 'The model cannot be had in the form of the outside engine: {why}',
  unknownTask: 'The outside engine has no such task; somebody may have completed it: reload',
  unreadable: 'The drawing cannot be read',
};
