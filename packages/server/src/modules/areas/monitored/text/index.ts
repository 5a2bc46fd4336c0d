import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const areaText = { zh, en };

/** A message in both languages. */
export const areaLabel = labelsOf(zh, en);

/** A refusal that names the field. */
export const refuseField = refusalsOf(areaLabel);
