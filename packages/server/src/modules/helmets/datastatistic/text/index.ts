import type { Lang } from '@gongdi/domain';
import { labelsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh, type StatisticText } from './zh.ts';

export const statisticText: Readonly<Record<Lang, StatisticText>> = { zh, en };

/** Returns a text in both languages. */
export const statisticLabel = labelsOf(zh, en);
