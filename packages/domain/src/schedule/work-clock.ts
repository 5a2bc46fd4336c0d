import { DAY_MINUTES, minuteOf } from './civil.ts';
import type { Minute, WorkCalendar, WorkSpan } from './types.ts';

/** 1970-01-01 was a Thursday; weeks begin on Sundays. */
const FIRST_WEEKDAY = 4;

/** Days with a table: 2014-02-11 to 2036-07-17. Other days are counted without one. */
const TABLE_FIRST = 16_112;
const TABLE_DAYS = 8192;
/** Minutes of work for each entry of the way back, as a power of two. */
const STEP = 8;

/** What most questions are answered from. */
interface Table {
  /** Working minutes before each day, and after the last one. */
  before: Int32Array;
  /** Spans of each day. */
  spans: (readonly WorkSpan[])[];
  /** A day at or before the one with so many steps of work. */
  dayOf: Uint16Array;
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
    const day = Math.floor(at / DAY_MINUTES);
    const row = day - TABLE_FIRST;
    if (row < 0 || row >= TABLE_DAYS) return this.#countByWeek(at, day);
    const { before, spans: known } = this.#table();
    const spans = known[row]!;
    const minute = at - day * DAY_MINUTES;
    let worked = before[row]!;
    for (let one = 0; one < spans.length; one += 1) {
      const { from, to } = spans[one]!;
      if (minute <= from) break;
      worked += (minute < to ? minute : to) - from;
    }
    return worked;
  }

  #countByWeek(at: Minute, day: number): number {
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
    const { before, spans, dayOf } = this.#table();
    if (count < before[0]! || count >= before[TABLE_DAYS]!) return this.#startByWeek(count);
    let row = dayOf[(count - before[0]!) >> STEP]!;
    while (before[row + 1]! <= count) row += 1;
    return minuteIn(row + TABLE_FIRST, spans[row]!, count - before[row]!, false);
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
      return minuteIn(this.#days[low]!, this.#spans[low]!, count - this.#count[low]!, false);
    const { week, rest } = this.#split(count - this.#correction[low]!);
    let weekday = 0;
    while (this.#before[weekday + 1]! <= rest) weekday += 1;
    return minuteIn(week * 7 + weekday - FIRST_WEEKDAY, this.#week[weekday]!, rest - this.#before[weekday]!, false);
  }

  /** The earliest minute with this count: where work that ends then ends. */
  endAt(count: number): Minute {
    const { before, spans, dayOf } = this.#table();
    if (count <= before[0]! || count > before[TABLE_DAYS]!) return this.#endByWeek(count);
    // The entry of the minute before it lies at or before the day.
    let row = dayOf[(count - 1 - before[0]!) >> STEP]!;
    while (before[row + 1]! < count) row += 1;
    return minuteIn(row + TABLE_FIRST, spans[row]!, count - before[row]!, true);
  }

  #endByWeek(count: number): Minute {
    let low = 0;
    let high = this.#days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#after[middle]! < count) low = middle + 1;
      else high = middle;
    }
    if (low < this.#days.length && this.#count[low]! < count)
      return minuteIn(this.#days[low]!, this.#spans[low]!, count - this.#count[low]!, true);
    let { week, rest } = this.#split(count - this.#correction[low]!);
    if (rest === 0) {
      week -= 1;
      rest = this.#before[7]!;
    }
    let weekday = 0;
    while (this.#before[weekday + 1]! < rest) weekday += 1;
    return minuteIn(week * 7 + weekday - FIRST_WEEKDAY, this.#week[weekday]!, rest - this.#before[weekday]!, true);
  }

  /** Whether work goes on in the minute that begins here. */
  worksAt(at: Minute): boolean {
    const day = Math.floor(at / DAY_MINUTES);
    const minute = at - day * DAY_MINUTES;
    return this.spansOf(day).some(({ from, to }) => from <= minute && minute < to);
  }

  #table(): Table {
    if (this.#made) return this.#made;
    const before = new Int32Array(TABLE_DAYS + 1);
    const spans: (readonly WorkSpan[])[] = [];
    before[0] = this.#countByWeek(TABLE_FIRST * DAY_MINUTES, TABLE_FIRST);
    for (let row = 0; row < TABLE_DAYS; row += 1) {
      const own = this.spansOf(row + TABLE_FIRST);
      spans.push(own);
      before[row + 1] = before[row]! + minutesIn(own);
    }
    const dayOf = new Uint16Array(((before[TABLE_DAYS]! - before[0]) >> STEP) + 1);
    for (let entry = 0, row = 0; entry < dayOf.length; entry += 1) {
      const count = before[0] + (entry << STEP);
      while (row < TABLE_DAYS - 1 && before[row + 1]! <= count) row += 1;
      dayOf[entry] = row;
    }
    return (this.#made = { before, spans, dayOf });
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

function weekdayOf(day: number): number {
  const rest = (day + FIRST_WEEKDAY) % 7;
  return rest < 0 ? rest + 7 : rest;
}

/** The minute of a day after so much of its work; at the end of a span either there or where the next one begins. */
function minuteIn(day: number, spans: readonly WorkSpan[], worked: number, ends: boolean): Minute {
  let left = worked;
  for (const { from, to } of spans) {
    const length = to - from;
    if (ends ? left <= length : left < length) return day * DAY_MINUTES + from + left;
    left -= length;
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
