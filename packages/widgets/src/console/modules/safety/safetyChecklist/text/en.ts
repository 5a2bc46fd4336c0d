import type { zh } from './zh.ts';

export const en: typeof zh = {
  byTemplate: 'By a template',
  failed: 'Failed items',
  order: 'Rectification order',
  makeOrder: 'Order the correction',
};
