import type { FormsText } from './zh.ts';

export const en: FormsText = {
  inUse: 'The form “{name}” is used by process models: {models}. Give them another form first',
};
