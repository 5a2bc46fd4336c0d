import type { DangerText } from './zh.ts';

export const en: DangerText = {
  found: 'Major danger, work stops at once: {name} ({project})',
  later: 'It was found today or before',
};
