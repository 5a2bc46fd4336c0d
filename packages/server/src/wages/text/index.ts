import { GongdiError } from '@gongdi/domain';
import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

const ledgerLabel = labelsOf(zh, en);

/** A refusal of the ledger, in both languages. */
export const conflict = (...said: Parameters<typeof ledgerLabel>): GongdiError =>
  new GongdiError('conflict', { label: ledgerLabel(...said) });
