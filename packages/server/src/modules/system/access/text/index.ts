import { labelsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a sentence in both languages. */
export const accessLabel = labelsOf(zh, en);
