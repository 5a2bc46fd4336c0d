import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const fundsLabel = labelsOf(zh, en);
export const fundsRefusal = refusalsOf(fundsLabel);
