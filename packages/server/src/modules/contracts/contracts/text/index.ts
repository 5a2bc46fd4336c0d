import { GongdiError } from '@gongdi/domain';
import { labelsOf, refusalsOf } from '../../../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a message in both languages. */
export const contractsLabel = labelsOf(zh, en);

/** Makes an error for one field. */
export const refusal = refusalsOf(contractsLabel);

/** A refusal that is about the state of things and not about a field. */
export const conflict = (...said: Parameters<typeof contractsLabel>): GongdiError =>
  new GongdiError('conflict', { label: contractsLabel(...said) });
