import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const questionsLabel = labelsOf(zh, en);

/** Makes an error for one field. */
export const refusal = refusalsOf(questionsLabel);
