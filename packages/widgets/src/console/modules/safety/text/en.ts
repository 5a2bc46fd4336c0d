import type { zh } from './zh.ts';

export const en: typeof zh = {
  byTemplate: 'By a template',
  check: 'Check',
  copyTemplate: 'Copy',
  failed: 'Failed items',
  order: 'Correction order',
  makeOrder: 'Order the correction',
};
