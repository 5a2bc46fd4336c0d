import { DAY_MINUTES, minuteOf } from './civil.ts';
import type { Minute, WorkCalendar, WorkSpan } from './types.ts';

/** 1970-01-01 was a Thursday; weeks begin on Sundays. */
const FIRST_WEEKDAY = 4;

/** Days with a table: 2014-02-11 to 2036-07-17. Other days are counted without one. */
const TABLE_FIRST = 16_112;
const TABLE_DAYS = 8192;
const HOUR = 60;
const TABLE_HOUR = TABLE_FIRST * 24;

/**
 * What most questions are answered from. Plans are in whole hours, mostly, so hours are either wholly worked or not at
 * all, and the answer is one look; other hours are counted by their spans.
 */
interface Table {
  /** Working minutes before each hour, and after the last one. */
  hours: Int32Array;
  /**
   * Where each 60 minutes of work begin, doubled; one more if they go on without a break. Those of the first day begin
   * at its first minute of work.
   */
  begins: Int32Array;
}

const clocks = new WeakMap<Pick<WorkCalendar, 'week' | 'days'>, WorkClock>();

/** The clock of a calendar; the same one for the same value. */
export function clockOfCalendar(calendar: Pick<WorkCalendar, 'week' | 'days'>): WorkClock {
  let clock = clocks.get(calendar);
  if (!clock) clocks.set(calendar, (clock = new WorkClock(calendar)));
  return clock;
}

/**
 * Counts the working minutes of a calendar without a table of days, so there is no horizon: the pattern of the week
 * gives a closed form, and the days that differ correct it from their day on. A table of the years in which plans lie
 * answers faster.
 */
export class WorkClock {
  readonly #week: readonly (readonly WorkSpan[])[];
  /** Working minutes before each weekday, and of the whole week. */
  readonly #before = new Int32Array(8);
  readonly #days: Int32Array;
  readonly #spans: (readonly WorkSpan[])[];
  /** What the first k differing days add to the pattern of the week. */
  readonly #correction: Int32Array;
  /** Working minutes before and after each differing day. */
  readonly #count: Float64Array;
  readonly #after: Float64Array;
  #made: Table | undefined;

  constructor(calendar: Pick<WorkCalendar, 'week' | 'days'>) {
    this.#week = calendar.week;
    for (let day = 0; day < 7; day += 1)
      this.#before[day + 1] = this.#before[day]! + minutesIn(calendar.week[day] ?? []);
    const days = [
      ...new Map(
        calendar.days.map(({ day, spans }) => [Math.floor(minuteOf(day) / DAY_MINUTES), spans] as const),
      ).entries(),
    ]
      .filter(([day]) => !Number.isNaN(day))
      .sort(([a], [b]) => a - b);
    this.#days = Int32Array.from(days, ([day]) => day);
    this.#spans = days.map(([, spans]) => spans);
    this.#correction = new Int32Array(days.length + 1);
    this.#count = new Float64Array(days.length);
    this.#after = new Float64Array(days.length);
    days.forEach(([day, spans], at) => {
      const weekday = weekdayOf(day);
      const usual = this.#before[weekday + 1]! - this.#before[weekday]!;
      this.#correction[at + 1] = this.#correction[at]! + minutesIn(spans) - usual;
      this.#count[at] = this.#byWeek(day) + this.#correction[at]!;
      this.#after[at] = this.#count[at] + minutesIn(spans);
    });
  }

  /** Whether there is any working time in a week. Without it, nothing can be counted. */
  get works(): boolean {
    return this.#before[7]! > 0;
  }

  /** Working minutes of a usual week. */
  get weekMinutes(): number {
    return this.#before[7]!;
  }

  /** Working time of a day. @param day days since 1970 */
  spansOf(day: number): readonly WorkSpan[] {
    const at = this.#differing(day);
    return this.#days[at] === day ? this.#spans[at]! : this.#week[weekdayOf(day)]!;
  }

  /** Working minutes before a minute, counted from a point that is the same for all minutes of a calendar. */
  count(at: Minute): number {
    const hour = ((at / HOUR) | 0) - TABLE_HOUR;
    if (hour < 0 || hour >= TABLE_DAYS * 24) return this.#countByWeek(at);
    const { hours } = this.#made ?? this.#table();
    const before = hours[hour]!;
    const worked = hours[hour + 1]! - before;
    if (worked === 0) return before;
    return worked === HOUR ? before + at - (hour + TABLE_HOUR) * HOUR : this.#countByWeek(at);
  }

  #countByWeek(at: Minute): number {
    const day = Math.floor(at / DAY_MINUTES);
    const index = this.#differing(day);
    const spans = this.#days[index] === day ? this.#spans[index]! : this.#week[weekdayOf(day)]!;
    const minute = at - day * DAY_MINUTES;
    let worked = this.#byWeek(day) + this.#correction[index]!;
    for (let one = 0; one < spans.length; one += 1) {
      const { from, to } = spans[one]!;
      if (minute <= from) break;
      worked += (minute < to ? minute : to) - from;
    }
    return worked;
  }

  /** The first working minute with this count: where work that begins then begins. It is also the latest one. */
  startAt(count: number): Minute {
    const { hours, begins } = this.#made ?? this.#table();
    const work = count - hours[0]!;
    const entry = (work / HOUR) | 0;
    if (work < 0 || entry >= begins.length) return this.#startByWeek(count);
    const begin = begins[entry]!;
    return (begin & 1) === 1 ? (begin >> 1) + work - entry * HOUR : this.#startByWeek(count);
  }

  #startByWeek(count: number): Minute {
    // The last differing day with a count of at most `count` that is not over by then.
    let low = 0;
    let high = this.#days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#after[middle]! <= count) low = middle + 1;
      else high = middle;
    }
    if (low < this.#days.length && this.#count[low]! <= count)
      return minuteIn(this.#days[low]!, this.#spans[low]!, count - this.#count[low]!);
    const { week, rest } = this.#split(count - this.#correction[low]!);
    let weekday = 0;
    while (this.#before[weekday + 1]! <= rest) weekday += 1;
    return minuteIn(week * 7 + weekday - FIRST_WEEKDAY, this.#week[weekday]!, rest - this.#before[weekday]!);
  }

  /** The earliest minute with this count: where work that ends then ends, behind the minute that it ends with. */
  endAt(count: number): Minute {
    return this.startAt(count - 1) + 1;
  }

  /** Whether work goes on in the minute that begins here. */
  worksAt(at: Minute): boolean {
    const day = Math.floor(at / DAY_MINUTES);
    const minute = at - day * DAY_MINUTES;
    return this.spansOf(day).some(({ from, to }) => from <= minute && minute < to);
  }

  #table(): Table {
    const hours = new Int32Array(TABLE_DAYS * 24 + 1);
    const usual = this.#week.map(minutesByHour);
    const first = (hours[0] = this.#countByWeek(TABLE_HOUR * HOUR));
    let at = 0;
    for (let row = 0; row < TABLE_DAYS; row += 1) {
      const day = row + TABLE_FIRST;
      const index = this.#differing(day);
      const own = this.#days[index] === day ? minutesByHour(this.#spans[index]!) : usual[weekdayOf(day)]!;
      for (let hour = 0; hour < 24; hour += 1, at += 1) hours[at + 1] = hours[at]! + own[hour]!;
    }
    const begins = new Int32Array(Math.floor((hours[at]! - first) / HOUR));
    let entry = 0;
    let worked = 0;
    for (let day = TABLE_FIRST; day < TABLE_FIRST + TABLE_DAYS; day += 1)
      for (const { from, to } of this.spansOf(day)) {
        for (; entry < begins.length && entry * HOUR < worked + to - from; entry += 1) {
          const begin = from + entry * HOUR - worked;
          begins[entry] = (day * DAY_MINUTES + begin) * 2 + (begin + HOUR <= to ? 1 : 0);
        }
        worked += to - from;
      }
    return (this.#made = { hours, begins });
  }

  #byWeek(day: number): number {
    const shifted = day + FIRST_WEEKDAY;
    const week = Math.floor(shifted / 7);
    return week * this.#before[7]! + this.#before[shifted - week * 7]!;
  }

  #split(count: number): { week: number; rest: number } {
    const week = Math.floor(count / this.#before[7]!);
    return { week, rest: count - week * this.#before[7]! };
  }

  /** How many differing days lie before a day. */
  #differing(day: number): number {
    const days = this.#days;
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (days[middle]! < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const minutesIn = (spans: readonly WorkSpan[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** Minutes of work in each hour of a day. */
function minutesByHour(spans: readonly WorkSpan[]): Int32Array {
  const minutes = new Int32Array(24);
  for (const { from, to } of spans)
    for (let hour = Math.floor(from / HOUR); hour * HOUR < to; hour += 1)
      minutes[hour]! += Math.min(to, (hour + 1) * HOUR) - Math.max(from, hour * HOUR);
  return minutes;
}

function weekdayOf(day: number): number {
  const rest = (day + FIRST_WEEKDAY) % 7;
  return rest < 0 ? rest + 7 : rest;
}

/** The minute of a day that begins after so much of its work. */
function minuteIn(day: number, spans: readonly WorkSpan[], worked: number): Minute {
  let left = worked;
  for (const { from, to } of spans) {
    if (left < to - from) return day * DAY_MINUTES + from + left;
    left -= to - from;
  }
  return (day + 1) * DAY_MINUTES;
}

const always = [{ from: 0, to: DAY_MINUTES }];

/** Every minute counts. */
export const ELAPSED: WorkCalendar = {
  id: 'elapsed',
  name: '24',
  week: [always, always, always, always, always, always, always],
  days: [],
};
