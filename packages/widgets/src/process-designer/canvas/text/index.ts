import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type CanvasTexts, zh } from './zh.ts';

export { format } from '../../../diagram/format.ts';
export type { CanvasTexts } from './zh.ts';

export const canvasTexts = (lang: Lang): CanvasTexts => (lang === 'en' ? en : zh);
