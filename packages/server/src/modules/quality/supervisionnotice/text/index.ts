import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const noticeLabel = labelsOf(zh, en);

export const refusal = refusalsOf(noticeLabel);
