import type { HandoverText } from './zh.ts';

export const en: HandoverText = { package: 'Download the package' };
