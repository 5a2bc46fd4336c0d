import type { FileReport } from './plan.ts';

export interface LintSummary {
  files: number;
  errors: number;
  warnings: number;
  infos: number;
  fixable: number;
}

export function summaryOf(reports: readonly FileReport[]): LintSummary {
  const summary = { files: reports.length, errors: 0, warnings: 0, infos: 0, fixable: 0 };
  for (const { findings } of reports)
    for (const { severity, fixable } of findings) {
      summary[`${severity}s`] += 1;
      if (fixable) summary.fixable += 1;
    }
  return summary;
}
