import {
  dayText,
  DAY_MINUTES,
  minuteOf,
  PLAN_CALENDAR,
  type WorkCalendar,
  type WorkSpan,
} from '@gongdi/domain/schedule';
import { workingCalendar, workingHours } from '../../../process/index.ts';
import type { Db } from '../../../store/index.ts';
import type { PlanRow } from './ground.ts';

/** Hours of a day where the organisation has entered none: eight, with a break at noon. */
const USUAL: readonly WorkSpan[] = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
/** Years after the start in which holidays are looked up. */
const YEARS = 6;

/** Returns the calendars of a plan, that of the plan first. They are made of the one working-day calendar. */
export async function calendarsOf(db: Db, plan: Pick<PlanRow, 'id' | 'org_id' | 'works_on' | 'starts_on'>) {
  if (plan.works_on === PLAN_CALENDAR.own) {
    const own = await db
      .selectFrom('schedule_calendar')
      .select('calendars')
      .where('plan_id', '=', plan.id)
      .executeTakeFirst();
    if (own) return own.calendars as WorkCalendar[];
  }
  return [await madeOf(db, plan)];
}

async function madeOf(db: Db, { org_id, works_on, starts_on }: Pick<PlanRow, 'org_id' | 'works_on' | 'starts_on'>) {
  const entered = await workingHours(db, org_id ?? '');
  const hours = entered.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const day = hours.length > 0 ? hours : USUAL;
  const weekend = works_on === PLAN_CALENDAR.workingDays;
  const sunday = weekend || works_on === PLAN_CALENDAR.exceptSunday;
  const week = [sunday ? [] : day, day, day, day, day, day, weekend ? [] : day];
  const days: { day: string; spans: readonly WorkSpan[] }[] = [];
  if (works_on === PLAN_CALENDAR.workingDays || works_on === PLAN_CALENDAR.exceptHolidays) {
    const isWorking = await workingCalendar(db, org_id ?? '');
    const first = minuteOf(`${starts_on.slice(0, 4)}-01-01`);
    for (let at = first; at < first + YEARS * 366 * DAY_MINUTES; at += DAY_MINUTES) {
      const text = dayText(at);
      const weekday = new Date(at * 60_000).getUTCDay();
      const usual = week[weekday]!.length > 0;
      // Where weekends are worked, a Saturday that is off only because it is one is no holiday.
      const off = weekend ? !isWorking(text) : !isWorking(text) && (weekday % 6 !== 0 || inHoliday(at, isWorking));
      if (off === usual) days.push({ day: text, spans: off ? [] : day });
    }
  }
  const calendar: WorkCalendar = { id: 'plan', name: '项目日历', week, days };
  return calendar;
}

/** A weekend day beside a weekday that is off is in the middle of a holiday. */
function inHoliday(at: number, isWorking: (day: string) => boolean): boolean {
  const saturday = new Date(at * 60_000).getUTCDay() === 6 ? at : at - DAY_MINUTES;
  return !isWorking(dayText(saturday - DAY_MINUTES)) || !isWorking(dayText(saturday + 2 * DAY_MINUTES));
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
