import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const labelsLabel = labelsOf(zh, en);
export const labelsRefusal = refusalsOf(labelsLabel);
