import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** A message in both languages. */
export const applicantLabel = labelsOf(zh, en);

/** A refusal that names the field. */
export const refuseField = refusalsOf(applicantLabel);
