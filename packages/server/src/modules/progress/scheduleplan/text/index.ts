import type { Label, Lang } from '@gongdi/domain';
import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import * as tablesEn from './tables-en.ts';
import * as tablesZh from './tables-zh.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const scheduleLabel = labelsOf(zh, en);

/** Makes an error for one field. */
export const refusal = refusalsOf(scheduleLabel);

/** Names of things that files have and the product has not. */
export const leftLabel = (what: keyof typeof tablesZh.left): Label => ({
  zh: tablesZh.left[what],
  en: tablesEn.left[what],
});

export const columnTexts: Record<Lang, Readonly<Record<keyof typeof tablesZh.columns, string>>> = {
  zh: tablesZh.columns,
  en: tablesEn.columns,
};

export const levelTexts: Record<Lang, Readonly<Record<keyof typeof tablesZh.levels, string>>> = {
  zh: tablesZh.levels,
  en: tablesEn.levels,
};
