import type { EngineTask } from '../../engine/index.ts';
import type { Db, RuleSettings } from '../../store/index.ts';
import { workingTime } from '../calendar/calendar-store.ts';
import { addWorkingHours } from '../calendar/working-hours.ts';

const HOUR = 3_600_000;

export interface Deadlines {
  due_at: string | null;
  remind_at: string | null;
  escalate_at: string | null;
}

/** `now` in epoch ms; `zone`: the time zone in which days begin and end. */
interface Clock {
  now: number;
  zone: string;
}

/**
 * Returns when a new task is due, when to send the reminder and when to escalate it. The rule of the task takes
 * precedence over the drawing.
 */
export async function deadlinesOf(
  db: Db,
  task: Pick<EngineTask, 'due_at' | 'follow_up_at'>,
  settings: RuleSettings | undefined,
  org_id: string,
  clock: Clock,
): Promise<Deadlines> {
  const due = await dueOf(db, task, settings, org_id, clock);
  if (due === null) return { due_at: null, remind_at: task.follow_up_at, escalate_at: null };
  const before = settings?.remind_before_hours;
  const remind = before ? Math.max(clock.now, due - before * HOUR) : due;
  const first = task.follow_up_at === null ? remind : Math.min(remind, Date.parse(task.follow_up_at));
  const escalate = settings?.escalate_hours ? due + settings.escalate_hours * HOUR : null;
  return { due_at: iso(due), remind_at: iso(first), escalate_at: escalate === null ? null : iso(escalate) };
}

const iso = (at: number): string => new Date(at).toISOString();

async function dueOf(
  db: Db,
  task: Pick<EngineTask, 'due_at'>,
  settings: RuleSettings | undefined,
  org_id: string,
  { now, zone }: Clock,
): Promise<number | null> {
  const hours = settings?.due_hours;
  if (!hours) return task.due_at === null ? null : Date.parse(task.due_at);
  if (!settings.working_days) return now + hours * HOUR;
  return addWorkingHours(now, hours, await workingTime(db, org_id, zone));
}
