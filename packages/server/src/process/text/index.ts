import type { Lang } from '@gongdi/domain';
import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh, type ProcessText } from './zh.ts';

export const processText: Readonly<Record<Lang, ProcessText>> = { zh, en };

/** Returns a message in both languages. */
export const processLabel = labelsOf(zh, en);
