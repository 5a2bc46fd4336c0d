import type { Lang } from '@gongdi/domain';
import { labelsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh, type TrackText } from './zh.ts';

export const trackText: Readonly<Record<Lang, TrackText>> = { zh, en };

/** Returns a text in both languages. */
export const trackLabel = labelsOf(zh, en);
