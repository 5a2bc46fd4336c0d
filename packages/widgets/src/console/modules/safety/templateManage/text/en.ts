import type { zh } from './zh.ts';

export const en: typeof zh = { check: 'Check', copy: 'Copy' };
