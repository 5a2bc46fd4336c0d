import type { zh } from './zh.ts';

export const en: typeof zh = {
  labels: 'Labels',
  change: 'Change labels',
  none: 'No labels yet',
  help: 'At most 20. They are kept under Labels in the menu.',
  uses: 'Where it is used',
  unused: 'No record has this label yet',
};
