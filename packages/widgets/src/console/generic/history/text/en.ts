import type { HistoryText } from './zh.ts';

export const en: HistoryText = {
  title: 'Changes · {name}',
  none: 'Nothing was changed yet: this is the default of the product',
  system: 'System',
  nothing: 'Nothing is different',
  restore: 'Fill in what was there before',
  restoreHint: 'Nothing changes until you check it and save',
  older: 'Older changes',
};
