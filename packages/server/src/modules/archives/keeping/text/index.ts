import type { Lang } from '@gongdi/domain';
import { labelsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const archiveLabel = labelsOf(zh, en);

export const archiveText: Readonly<Record<Lang, Readonly<Record<keyof typeof zh, string>>>> = { zh, en };
