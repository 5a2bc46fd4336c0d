import type { Lang } from '@gongdi/domain';
import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh, type ResourcesText } from './zh.ts';

export const resourcesText: Readonly<Record<Lang, ResourcesText>> = { zh, en };

/** Returns a message in both languages. */
export const resourcesLabel = labelsOf(zh, en);
