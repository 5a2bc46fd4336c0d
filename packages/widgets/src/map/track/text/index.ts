import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type TrackTexts } from './zh.ts';

export const trackTexts = (lang: Lang): TrackTexts => (lang === 'en' ? en : zh);
