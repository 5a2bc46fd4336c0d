import type { LabelsText } from './zh.ts';

export const en: LabelsText = {
  notLabelled: 'Such records have no labels',
  readOnly: 'You may look at records of this organisation, but not change their labels',
  unknown: 'The label does not exist, or is of another company. Choose again',
  retired: 'The label {name} is retired. Choose another',
};
