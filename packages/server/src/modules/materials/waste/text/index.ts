import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Makes an error for one field. */
export const wasteRefusal = refusalsOf(labelsOf(zh, en));

export const wasteLabel = labelsOf(zh, en);
