import type { LintText } from './zh.ts';

export const en: LintText = {
  cacheNotWritten: 'The cache {path} was not written: {reason}',
  baselineMissing: 'No baseline at {path}; gongdi lint … --baseline {path} --update-baseline makes one',
  baselineBroken: 'The baseline {path} cannot be used: {reason}. Mend it, or make it anew with --update-baseline',
  baselineNeeded: '--update-baseline needs a baseline: --baseline, or lint.baseline in the configuration',
  baselineNoStdin: 'Standard input has no path to put in a baseline: name files',
  baselineWritten: 'Baseline written: {path}; findings in it: {count}',
  baselineWouldWrite: 'Would write the baseline {path}; findings in it: {count}',
  baselineKnown: 'Known from the baseline {path} and not shown: {count}',
  baselineFixed: 'Findings of the baseline that are gone: {count}; --update-baseline takes them out:',
  watching: 'Watching; Ctrl-C stops',
  watchNoStdin: '--watch cannot watch standard input: name files, folders or patterns',
  watchAlone: '--watch does not go with {flag}',
};
