import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const applicantLabel = labelsOf(zh, en);

/** Returns an error that names the refused field. */
export const refuseField = refusalsOf(applicantLabel);
