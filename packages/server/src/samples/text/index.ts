import { labelsOf, refusalsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const sampleLabel = labelsOf(zh, en);

/** Returns an error for one field. */
export const refuseSample = refusalsOf(sampleLabel);
