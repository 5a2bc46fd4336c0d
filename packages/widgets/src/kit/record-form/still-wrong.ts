import type { FieldProblem } from '@gongdi/domain';

const same = (a: FieldProblem, b: FieldProblem): boolean => a.path === b.path && a.message === b.message;

/**
 * Problems that stay when a form has changed: those of the form's own check while it still finds them, wherever the
 * correction was made, and those that only the server knows while their field is as it was sent.
 * @param checked problems that the form's own check had found
 * @param now what that check finds now
 * @param changed names of the fields that have changed
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
