/** The end of an activity, as our history has it. */
export interface EndedRow {
  instance_id: string;
  key: string;
  cancelled: boolean;
  /** Within its instance. */
  ended_order: number;
  ended_at: string | Date;
  called_instance_id: string | null;
  visit: string;
}

/**
 * Histories of an instance and those that it called, as one: by the instant, which each command has to itself; within
 * it what was called stands before the end of its call, or after everything when the call goes on.
 *
 * @param rows in their order within each instance
 */
export function mergedTrace(rows: readonly EndedRow[], root: string): string[] {
  const at = (row: EndedRow) => new Date(row.ended_at).getTime();
  const instants = [...new Set(rows.map(at))].toSorted((a, b) => a - b);
  const told = (row: EndedRow) => (row.cancelled ? '!' : '') + row.key;
  return instants.flatMap((instant) => {
    const now = rows.filter((row) => at(row) === instant);
    const placed = new Set<string>();
    const unfold = (instance: string): string[] => {
      placed.add(instance);
      return now.flatMap((row) => {
        if (row.instance_id !== instance) return [];
        return [...(row.called_instance_id ? unfold(row.called_instance_id) : []), told(row)];
      });
    };
    const first = unfold(root);
    const others = [...new Set(now.map((row) => row.instance_id))].filter((instance) => !placed.has(instance));
    return [...first, ...others.flatMap((instance) => (placed.has(instance) ? [] : unfold(instance)))];
  });
}
