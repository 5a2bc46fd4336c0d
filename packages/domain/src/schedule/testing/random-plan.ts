import { randomOf } from '../../training/random.ts';
import { DAY_MINUTES, minuteOf } from '../civil.ts';
import { CONSTRAINT, LINK, type LinkKind, type Plan, type PlanTask, type WorkCalendar } from '../types.ts';

const day = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
const short = [{ from: 540, to: 720 }];

/** Monday to Friday with a holiday, a shortened day and a Sunday that is worked. */
export const WEEKDAYS: WorkCalendar = {
  id: 'weekdays',
  name: '工作日',
  week: [[], day, day, day, day, day, []],
  days: [
    { day: '2026-05-01', spans: [] },
    { day: '2026-05-04', spans: [] },
    { day: '2026-05-05', spans: short },
    { day: '2026-05-10', spans: day },
  ],
};

/** Two shifts on every day, the second until midnight. */
const SHIFTS: WorkCalendar = {
  id: 'shifts',
  name: '两班',
  week: Array.from({ length: 7 }, () => [
    { from: 360, to: 840 },
    { from: 960, to: 1440 },
  ]),
  days: [{ day: '2026-05-03', spans: [] }],
};

export interface PlanOptions {
  tasks?: number;
  /** Calendars of tasks besides that of the plan. */
  calendars?: boolean;
  constraints?: boolean;
  actuals?: boolean;
}

/** A plan in whole hours, the same for the same seed. Links go forwards, so it has no cycle. */
export function randomPlan(seed: string, options: PlanOptions = {}): Plan {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const start = minuteOf('2026-04-27T08:00');
  const dataDate = start + 4 * DAY_MINUTES + 120;
  const count = options.tasks ?? 4 + below(9);
  const tasks: PlanTask[] = [];
  const summaries = below(3);
  for (let i = 0; i < summaries; i += 1)
    tasks.push({ id: `s${i}`, name: `汇总${i}`, duration: 0, ...(i > 0 && random() < 0.4 && { parent: `s${i - 1}` }) });
  for (let i = 0; i < count; i += 1) {
    const task: PlanTask = { id: `t${i}`, name: `任务${i}`, duration: random() < 0.15 ? 0 : (1 + below(20)) * 60 };
    if (i < summaries) task.parent = `s${i}`;
    else if (summaries > 0 && random() < 0.5) task.parent = `s${below(summaries)}`;
    if (options.calendars && random() < 0.4) task.calendar = random() < 0.7 ? 'shifts' : 'elapsed';
    if (options.constraints && random() < 0.35) {
      const kinds = [CONSTRAINT.notEarlier, CONSTRAINT.finishNotEarlier, CONSTRAINT.mustStart, CONSTRAINT.mustFinish];
      task.constraint = kinds[below(kinds.length)]!;
      task.constraintAt = start + below(14 * 24) * 60;
    }
    if (options.actuals && random() < 0.35) {
      const begun = start + below(96) * 60;
      task.actual = random() < 0.5 ? { start: begun, finish: begun + below(24) * 60 } : { start: begun };
      task.percent = 25 * below(5);
      if (task.duration % 240 !== 0) task.duration = 240 * (1 + below(4));
    }
    tasks.push(task);
  }
  const inner = new Set(tasks.map(({ parent }) => parent));
  const links: Plan['links'][number][] = [];
  const rank = (id: string): number[] => {
    const inside = tasks.filter(({ parent }) => parent === id);
    return inside.length === 0 ? [Number(id.slice(1))] : inside.flatMap((one) => rank(one.id));
  };
  for (let tries = 0; tries < count * 3; tries += 1) {
    const from = tasks[below(tasks.length)]!.id;
    const to = tasks[below(tasks.length)]!.id;
    if (Math.max(...rank(from)) >= Math.min(...rank(to))) continue;
    if (links.some((one) => one.from === from && one.to === to)) continue;
    const kinds: LinkKind[] = [LINK.fs, LINK.fs, LINK.ss, LINK.ff, LINK.sf].filter(
      (kind) =>
        (!inner.has(from) || kind === LINK.fs || kind === LINK.ff) &&
        (!inner.has(to) || kind === LINK.fs || kind === LINK.ss),
    );
    const kind = kinds[below(kinds.length)]!;
    const lag = random() < 0.4 ? (below(30) - 8) * 60 : 0;
    links.push({ from, to, kind, lag, ...(random() < 0.2 && { elapsed: true }) });
  }
  return {
    start,
    ...(options.actuals && { dataDate }),
    calendars: options.calendars ? [WEEKDAYS, SHIFTS] : [WEEKDAYS],
    tasks,
    links,
  };
}
