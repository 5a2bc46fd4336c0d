import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const areaText = { zh, en };

/** Returns a message in both languages. */
const areaLabel = labelsOf(zh, en);

/** Returns an error that names the refused field. */
export const refuseField = refusalsOf(areaLabel);
