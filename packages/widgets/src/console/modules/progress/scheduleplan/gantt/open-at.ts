import type { Dated } from '../../../../generic/schedule/dates.ts';
import { ROW } from './draw.ts';
import type { Axis } from './scale.ts';

/** Share of the width that lies before today: some of what was, more of what comes. */
const BEFORE = 0.3;
/** Rows above the first task that is not done. */
const ABOVE = 3;

/**
 * Where a picture with an axis of time is opened: at today, or at the end of the plan that is nearer to it.
 * @param today a minute
 * @returns pixels from the left
 */
export function leftAt(
  { projectStart, projectFinish }: Pick<Dated['schedule'], 'projectStart' | 'projectFinish'>,
  axis: Pick<Axis, 'xOf'>,
  { today, width }: { today: number; width: number },
): number {
  const at = Math.max(projectStart, Math.min(today, projectFinish));
  return Math.max(0, Math.round(axis.xOf(at) - width * BEFORE));
}

/**
 * Where a chart is opened: at today, or at the end of the plan that is nearer to it, and at the first task that is not
 * done. Without that, the bars of a plan that has begun lie beyond the left edge.
 * @param today a minute
 * @returns pixels
 */
export function openAt(
  { doc, schedule }: Dated,
  rows: readonly number[],
  axis: Pick<Axis, 'xOf'>,
  { today, width, height }: { today: number; width: number; height: number },
): { left: number; top: number } {
  const left = leftAt(schedule, axis, { today, width });
  const first = rows.findIndex((i) => schedule.summary[i] === 0 && doc.tasks[i]!.actual_finish === null);
  const top = first * ROW < height ? 0 : (first - ABOVE) * ROW;
  return { left, top };
}
