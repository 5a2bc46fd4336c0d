import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const insuranceLabel = labelsOf(zh, en);
export const insuranceRefusal = refusalsOf(insuranceLabel);
