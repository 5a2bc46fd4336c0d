import type { zh } from './zh.ts';

export const en: Readonly<Record<keyof typeof zh, string>> = { later: 'This day has not come yet; choose another' };
