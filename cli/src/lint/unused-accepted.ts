import type { Input } from '../files/inputs.ts';
import { isOpen, type FileReport, type LintPlans, type PlacedAccepted } from './plan.ts';

/**
 * Returns the configured suppressions that accepted nothing although all their files were checked and their rule was
 * on.
 */
export function unusedAccepted(
  { plans, accepted }: LintPlans,
  inputs: readonly Pick<Input, 'path'>[],
  reports: readonly FileReport[],
): PlacedAccepted[] {
  if (accepted.length === 0) return [];
  const looked = new Set(inputs.map(({ path }) => path));
  const used = new Set(reports.flatMap(({ findings }) => findings.filter((one) => !isOpen(one)).map(indexOf)));
  return accepted.filter(({ index, paths, rule }) => {
    if (used.has(index)) return false;
    if (paths && [...paths].some((path) => !looked.has(path))) return false;
    return plans.some(({ rules }) => rules[rule] !== 'off');
  });
}

const indexOf = ({ accepted }: { accepted?: number }): number | undefined => accepted;
