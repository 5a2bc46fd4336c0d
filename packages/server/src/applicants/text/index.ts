import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** A message in both languages. */
export const applicantLabel = labelsOf(zh, en);
