/** Days announced by the State Council: days off, and weekend days that are working days instead. */
export interface YearOfHolidays {
  /** Title of the announcement. */
  source: string;
  /** First day off, last day off, and the name of the holiday. */
  off: readonly (readonly [first: string, last: string, name: string])[];
  working: readonly string[];
}

/** Notices of the General Office of the State Council on the arrangement of holidays. 2027 had not been announced yet. */
export const HOLIDAYS: Readonly<Record<number, YearOfHolidays>> = {
  2025: {
    source: '国务院办公厅关于2025年部分节假日安排的通知（国办发明电〔2024〕12号）',
    off: [
      ['2025-01-01', '2025-01-01', '元旦'],
      ['2025-01-28', '2025-02-04', '春节'],
      ['2025-04-04', '2025-04-06', '清明节'],
      ['2025-05-01', '2025-05-05', '劳动节'],
      ['2025-05-31', '2025-06-02', '端午节'],
      ['2025-10-01', '2025-10-08', '国庆节、中秋节'],
    ],
    working: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  2026: {
    source: '国务院办公厅关于2026年部分节假日安排的通知（国办发明电〔2025〕7号）',
    off: [
      ['2026-01-01', '2026-01-03', '元旦'],
      ['2026-02-15', '2026-02-23', '春节'],
      ['2026-04-04', '2026-04-06', '清明节'],
      ['2026-05-01', '2026-05-05', '劳动节'],
      ['2026-06-19', '2026-06-21', '端午节'],
      ['2026-09-25', '2026-09-27', '中秋节'],
      ['2026-10-01', '2026-10-07', '国庆节'],
    ],
    working: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  2027: {
    // Only the days off that the law names. The days moved to make holidays longer are announced late in 2026.
    source: '全国年节及纪念日放假办法（2025年1月1日起施行）：法定假日，调休以国务院办公厅通知为准',
    off: [
      ['2027-01-01', '2027-01-01', '元旦'],
      ['2027-02-05', '2027-02-08', '春节'],
      ['2027-04-05', '2027-04-05', '清明节'],
      ['2027-05-01', '2027-05-02', '劳动节'],
      ['2027-06-09', '2027-06-09', '端午节'],
      ['2027-09-15', '2027-09-15', '中秋节'],
      ['2027-10-01', '2027-10-03', '国庆节'],
    ],
    working: [],
  },
};

export interface BuiltInDay {
  working: boolean;
  name: string | null;
}

const DAY = 86_400_000;

const made = new Map<number, ReadonlyMap<string, BuiltInDay>>();

/**
 * Returns the built-in days of a year that differ from the rule of their weekday, by civil day. Plans ask for thousands
 * of days, so each year is made once.
 */
export function builtInDays(year: number): ReadonlyMap<string, BuiltInDay> {
  const known = HOLIDAYS[year];
  if (!known) return NONE;
  let days = made.get(year);
  if (!days) made.set(year, (days = daysOf(known)));
  return days;
}

const NONE: ReadonlyMap<string, BuiltInDay> = new Map();

function daysOf({ off, working }: YearOfHolidays): ReadonlyMap<string, BuiltInDay> {
  const days = new Map<string, BuiltInDay>();
  for (const [first, last, name] of off)
    for (let at = Date.parse(first); at <= Date.parse(last); at += DAY)
      days.set(new Date(at).toISOString().slice(0, 10), { working: false, name });
  for (const day of working) days.set(day, { working: true, name: null });
  return days;
}
