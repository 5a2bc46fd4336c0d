import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type PanelTexts, zh } from './zh.ts';

export { format } from '../../../diagram/format.ts';
export type { PanelTexts } from './zh.ts';

export const panelTexts = (lang: Lang): PanelTexts => (lang === 'en' ? en : zh);
