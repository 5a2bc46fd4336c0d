import type { OutsideText } from './zh.ts';

export const en: OutsideText = {
  notInCamunda8: 'Camunda 8 does not run elements like “{name}”',
  nothingInCamunda8: '“{name}” has no task definition of Camunda 8 (zeebe:taskDefinition)',
  notFeel: 'Conditions of Camunda 8 are FEEL and begin with =; {condition} is none',
  notDeployed: 'The process has not been deployed to the outside engine; deploy it again',
  lossy: 'The outside engine cannot do this, and it is left out: {why}',
  noSigners: 'The outside engine cannot add or remove signers',
  unconvertible: 'The model cannot be had in the form of the outside engine: {why}',
  unknownTask: 'The outside engine has no such task; somebody may have completed it: reload',
  unreadable: 'The drawing cannot be read',
};
