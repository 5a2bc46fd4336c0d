import type { ApiText } from './zh.ts';

export const en: ApiText = {
  network: 'Network error',
  noSession: 'Your session is not valid, please log in again',
};
