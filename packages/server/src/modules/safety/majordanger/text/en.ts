import type { DangerText } from './zh.ts';

export const en: DangerText = {
  found: 'Major danger, work stops at once: {name} ({project})',
  twice: 'The order is already the major danger {name}; open that one instead',
  later: 'It was found today or before',
};
