import type { Lang } from '@gongdi/domain';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Gone } from '../baseline.ts';
import type { FileReport } from '../plan.ts';

export interface FormatContext {
  lang: Lang;
  version: string;
  terminal: Pick<Terminal, 'paint'>;
  /** Findings that a baseline removed from the reports. */
  baseline?: { known: number; gone: readonly Gone[] };
}

/** Formats all findings as one text for standard output; empty when there is nothing to print. */
export type Format = (reports: readonly FileReport[], context: FormatContext) => string;
