/**
 * Joins marks that are closer than `gap` to the first of their group, in the order of time: buttons that touch one
 * another cannot be told apart by a finger.
 * @param gap in the unit of `at`
 */
export function joinMarks<M extends { at: number }>(marks: readonly M[], gap: number): [M, ...M[]][] {
  const groups: [M, ...M[]][] = [];
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    const last = groups.at(-1);
    if (last && mark.at - last[0].at < gap) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}
