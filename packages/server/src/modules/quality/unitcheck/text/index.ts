import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const sheetLabel = labelsOf(zh, en);

export const refusal = refusalsOf(sheetLabel);
