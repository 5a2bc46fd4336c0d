import { minuteOf, finishDay } from '@gongdi/domain/schedule';
import type { Dated } from '../../../../generic/schedule/dates.ts';

export const FILTERS = ['all', 'critical', 'late', 'soon'] as const;
export type Filter = (typeof FILTERS)[number];

/** Days that a task is behind its baseline; undefined: it has none. */
export function daysBehind({ doc, schedule }: Dated, i: number): number | undefined {
  const { baseline_start, baseline_finish } = doc.tasks[i]!;
  if (baseline_start === null || baseline_finish === null) return undefined;
  const day = (finish: number, start: number): number => minuteOf(finishDay(finish, start)) / 1440;
  return day(schedule.finish[i]!, schedule.start[i]!) - day(baseline_finish, baseline_start);
}

/**
 * Returns the rows to show: what matches, with the summaries around it, without what is folded away.
 * @param now a minute; `soon` is the two weeks behind it
 */
export function rowsOf(
  dated: Dated,
  { filter, search, folded, now }: { filter: Filter; search: string; folded: ReadonlySet<string>; now: number },
): number[] {
  const { doc, schedule } = dated;
  const words = search.trim().toLowerCase();
  const isFiltered = filter !== 'all' || words !== '';
  const matches = (i: number): boolean => {
    if (schedule.summary[i] === 1 && isFiltered) return false;
    if (words !== '' && !doc.tasks[i]!.task_name.toLowerCase().includes(words)) return false;
    const isOpen = doc.tasks[i]!.actual_finish === null;
    if (filter === 'critical') return schedule.critical[i] === 1;
    if (filter === 'late') return isOpen && (daysBehind(dated, i) ?? 0) > 0;
    if (filter === 'soon') return isOpen && schedule.start[i]! < now + 14 * 1440 && schedule.finish[i]! >= now;
    return true;
  };
  const shown = new Uint8Array(doc.tasks.length);
  const at = schedule.at;
  for (let i = 0; i < doc.tasks.length; i += 1) {
    if (!matches(i)) continue;
    for (let up: number | undefined = i; up !== undefined && shown[up] === 0;) {
      shown[up] = 1;
      const above: string | null = doc.tasks[up]!.parent_id;
      up = above === null ? undefined : at.get(above);
    }
  }
  const hidden = new Set<string>();
  const rows: number[] = [];
  doc.tasks.forEach(({ id, parent_id }, i) => {
    if (parent_id !== null && (hidden.has(parent_id) || folded.has(parent_id))) hidden.add(id);
    else if (shown[i] === 1) rows.push(i);
  });
  return rows;
}
