import type { FieldProblem } from '@gongdi/domain';

const same = (a: FieldProblem, b: FieldProblem): boolean => a.path === b.path && a.message === b.message;

/**
 * Returns the problems that remain after a change of the form. A problem of the form's own check remains while the
 * check still finds it, whichever field was corrected. A problem that only the server can find remains while its field
 * is unchanged.
 * @param checked problems that the form's own check had found
 * @param now problems that the check finds now
 * @param changed names of the changed fields
 */
export function stillWrong(
  shown: readonly FieldProblem[],
  checked: readonly FieldProblem[],
  now: readonly FieldProblem[],
  changed: ReadonlySet<string>,
): FieldProblem[] {
  return shown.filter((one) =>
    checked.some((other) => same(one, other))
      ? now.some((other) => same(one, other))
      : !changed.has(one.path.split('.')[0]!),
  );
}
