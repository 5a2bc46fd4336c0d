/** A step of the zoom: pixels of a day, and the units of the two lines of the head. */
export interface Zoom {
  key: 'year' | 'season' | 'month' | 'week' | 'day' | 'hour';
  day: number;
  major: Unit;
  minor: Unit;
}
export type Unit = 'year' | 'season' | 'month' | 'week' | 'day' | 'hour';

export const ZOOMS: readonly Zoom[] = [
  { key: 'year', day: 0.6, major: 'year', minor: 'season' },
  { key: 'season', day: 2, major: 'year', minor: 'month' },
  { key: 'month', day: 6, major: 'month', minor: 'week' },
  { key: 'week', day: 20, major: 'month', minor: 'day' },
  { key: 'day', day: 64, major: 'week', minor: 'day' },
  { key: 'hour', day: 720, major: 'day', minor: 'hour' },
];

const DAY = 1440;

/** The first moment of a unit at or before a minute. */
export function floorTo(unit: Unit, minute: number): number {
  const at = new Date(minute * 60_000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  switch (unit) {
    case 'year':
      return Date.UTC(year, 0, 1) / 60_000;
    case 'season':
      return Date.UTC(year, month - (month % 3), 1) / 60_000;
    case 'month':
      return Date.UTC(year, month, 1) / 60_000;
    case 'week':
      return Math.floor(minute / DAY) * DAY - ((at.getUTCDay() + 6) % 7) * DAY;
    case 'day':
      return Math.floor(minute / DAY) * DAY;
    case 'hour':
      return Math.floor(minute / 60) * 60;
  }
}

/** The first moment of the unit after one that begins at a minute. */
export function nextOf(unit: Unit, minute: number): number {
  const at = new Date(minute * 60_000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  switch (unit) {
    case 'year':
      return Date.UTC(year + 1, 0, 1) / 60_000;
    case 'season':
      return Date.UTC(year, month + 3, 1) / 60_000;
    case 'month':
      return Date.UTC(year, month + 1, 1) / 60_000;
    case 'week':
      return minute + 7 * DAY;
    case 'day':
      return minute + DAY;
    case 'hour':
      return minute + 60;
  }
}

/** The words over a unit. */
export function unitText(unit: Unit, minute: number, zh: boolean, short: boolean): string {
  const at = new Date(minute * 60_000);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  switch (unit) {
    case 'year':
      return zh ? `${year}年` : String(year);
    case 'season':
      return zh ? `${Math.ceil(month / 3)}季度` : `Q${Math.ceil(month / 3)}`;
    case 'month':
      if (short) return zh ? `${month}月` : String(month);
      return zh ? `${year}年${month}月` : `${year}-${String(month).padStart(2, '0')}`;
    case 'week':
      return short ? `${month}/${day}` : zh ? `${year}年${month}月${day}日` : `${year}-${month}-${day}`;
    case 'day':
      if (!short) return zh ? `${month}月${day}日` : `${month}-${day}`;
      return String(day);
    case 'hour':
      return String(at.getUTCHours());
  }
}

/** Room before the first day of a plan, and after its last one for the name of the last bar: pixels. */
const BEFORE = 40;
const AFTER = 160;

/**
 * The zoom with which an axis is as wide as a sheet of paper, where it would leave a part of it empty: the same units,
 * with wider days. @param most how much wider at most
 */
export function filling({ zoom, width }: Pick<Axis, 'zoom' | 'width'>, room: number, most = 3): Zoom {
  if (width >= room || width <= BEFORE + AFTER) return zoom;
  const wider = (room - 1 - BEFORE - AFTER) / (width - BEFORE - AFTER);
  return { ...zoom, day: zoom.day * Math.min(most, Math.max(1, wider)) };
}

/** Minutes between pixels of a chart. */
export class Axis {
  readonly from: number;
  readonly to: number;
  readonly zoom: Zoom;
  constructor(zoom: Zoom, from: number, to: number) {
    this.zoom = zoom;
    this.from = floorTo('day', from) - (BEFORE / zoom.day) * DAY;
    this.to = to + (AFTER / zoom.day) * DAY;
  }
  get width(): number {
    return Math.ceil(((this.to - this.from) / DAY) * this.zoom.day);
  }
  xOf(minute: number): number {
    return ((minute - this.from) / DAY) * this.zoom.day;
  }
  minuteOf(x: number): number {
    return this.from + (x / this.zoom.day) * DAY;
  }
}
