/** The end of an activity, as in our history. */
export interface EndedRow {
  instance_id: string;
  key: string;
  cancelled: boolean;
  /** Order within its instance. */
  ended_order: number;
  ended_at: string | Date;
  called_instance_id: string | null;
  visit: string;
}

/**
 * Merges the histories of an instance and of the instances that it called. They are sorted by instant; each command has
 * its own instant. Within one instant, the ends of a called instance come before the end of its call activity, or after
 * everything if the call is still running.
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
