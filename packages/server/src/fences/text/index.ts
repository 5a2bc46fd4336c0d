import { labelsOf, refusalsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const fenceLabel = labelsOf(zh, en);

/** Returns the error of a refusal, with the name of the field. */
export const refuseField = refusalsOf(fenceLabel);
