import { shareBy } from './progress-line.ts';
import type { Minute, Schedule } from './types.ts';

/** A level of planning below the whole plan. */
export type PlanLevel = 'year' | 'season' | 'month' | 'week' | 'day';

/** A stretch of a plan, `to` exclusive. */
export interface PlanPeriod {
  from: Minute;
  to: Minute;
}

/** What a period asks of a task. */
export interface PeriodTask {
  id: string;
  start: Minute;
  finish: Minute;
  /** Percent that shall be done before and at the end of the period. */
  from: number;
  to: number;
  /** 1 of: begins before, inside; and whether it ends inside. */
  begins: boolean;
  ends: boolean;
  critical: boolean;
  /** It was due before the period and is not finished: it comes in besides what is planned for it. */
  carried: boolean;
}

/** The period of a level around a day; weeks begin on Mondays. */
export function periodOf(level: PlanLevel, day: string): PlanPeriod {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = (y: number, m: number, d: number): Minute => Date.UTC(y, m, d) / 60_000;
  switch (level) {
    case 'year':
      return { from: at(year, 0, 1), to: at(year + 1, 0, 1) };
    case 'season': {
      const first = Math.floor((month - 1) / 3) * 3;
      return { from: at(year, first, 1), to: at(year, first + 3, 1) };
    }
    case 'month':
      return { from: at(year, month - 1, 1), to: at(year, month, 1) };
    case 'week': {
      const back = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
      return { from: at(year, month - 1, date - back), to: at(year, month - 1, date - back + 7) };
    }
    case 'day':
      return { from: at(year, month - 1, date), to: at(year, month - 1, date + 1) };
  }
}

/**
 * Draws the plan of a year, season, month, week or day from the whole plan: the tasks that shall be worked on in it, and
 * how far each shall be at its end. What is late is carried along. Quantities follow from the percent.
 * @returns in the order of the plan, without summaries and finished tasks
 */
export function planOfPeriod(schedule: Schedule, { from, to }: PlanPeriod): PeriodTask[] {
  const drawn: PeriodTask[] = [];
  schedule.plan.tasks.forEach((task, i) => {
    if (schedule.summary[i] === 1) return;
    const start = schedule.start[i]!;
    const finish = schedule.finish[i]!;
    const late = finish <= from && task.actual?.finish === undefined && start < from;
    const inside = task.duration === 0 ? start >= from && start < to : start < to && finish > from;
    if (!inside && !late) return;
    const done = schedule.percent[i]!;
    // What is left is spread over what is left of its time.
    const share = (at: Minute): number => {
      if (task.actual === undefined) return 100 * shareBy(schedule, task, { start, finish }, at);
      const begins = Math.max(start, schedule.plan.dataDate ?? start);
      return done + (100 - done) * shareBy(schedule, task, { start: begins, finish }, at);
    };
    drawn.push({
      id: task.id,
      start,
      finish,
      from: Math.round(late ? done : share(from)),
      to: Math.round(share(to)),
      begins: start >= from,
      ends: late || finish <= to,
      critical: schedule.critical[i] === 1,
      carried: late,
    });
  });
  return drawn;
}
