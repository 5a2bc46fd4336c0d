import type { DeadTexts } from './zh.ts';

export const en: DeadTexts = {
  title: '{engine} does not read this, it has no effect:',
  remove: 'Remove',
  removeAll: 'Remove all',
};
