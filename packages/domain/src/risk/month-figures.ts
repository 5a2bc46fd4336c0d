import type { Label } from '../label.ts';

/** A figure of the monthly report: records of a module whose day lies in the month. */
export interface MonthFigure {
  key: string;
  label: Label;
  /** Name of the resource; its declaration says what a field is and how the filters are read. */
  resource: string;
  /** Field with the day or the instant that decides the month. */
  day: string;
  /** Field with the text of a record that is kept as a source. */
  shows: string;
  /** Filters of the list of the resource. */
  filters?: Readonly<Record<string, string>>;
  /** Field that is summed up; absent: records are counted. */
  sum?: string;
}

const figure = (
  key: string,
  [zh, en]: readonly [string, string],
  [resource, day, shows]: readonly [string, string, string],
  more: Pick<MonthFigure, 'filters' | 'sum'> = {},
): MonthFigure => ({ key, label: { zh, en }, resource, day, shows, ...more });

const PATROL = ['patrollog', 'patrol_date', 'task_code'] as const;
const ORDER = 'hiddenDangerRectification';
const DRILL = ['emergencydrill', 'held_on', 'drill_name'] as const;
const TRAINING = ['train', 'training_date', 'training_name'] as const;
const ACCIDENT = ['accidentrecord', 'happened_on', 'accident_title'] as const;
/** Trainings that were held, and those that are filed. */
const HELD = { status: '2,3' };

/** What monthly safety reports count, in the order of the report. */
export const MONTH_FIGURES: readonly MonthFigure[] = [
  figure('patrols_done', ['完成巡检（次）', 'Patrols done'], PATROL, { filters: { status: '2,3' } }),
  figure('patrols_missed', ['超期未检（次）', 'Patrols missed'], PATROL, { filters: { status: '4' } }),
  figure('dangers_found', ['发现隐患（条）', 'Hazards found'], [ORDER, 'created_at', 'order_title']),
  figure('dangers_closed', ['闭合隐患（条）', 'Hazards closed'], [ORDER, 'closed_at', 'order_title'], {
    filters: { status: '3' },
  }),
  figure('major_found', ['重大事故隐患（条）', 'Major dangers'], ['majordanger', 'found_on', 'danger_title']),
  figure('major_closed', ['重大隐患销号（条）', 'Major dangers closed'], ['majordanger', 'closed_at', 'danger_title'], {
    filters: { danger_status: '3' },
  }),
  figure('drills', ['应急演练（次）', 'Drills'], DRILL),
  figure('drill_heads', ['参演人次', 'People in drills'], DRILL, { sum: 'heads' }),
  figure('trainings', ['安全培训（次）', 'Trainings'], TRAINING, { filters: HELD }),
  figure('training_heads', ['培训人次', 'People trained'], TRAINING, { filters: HELD, sum: 'signed_count' }),
  figure('disclosures', ['安全交底（次）', 'Briefings'], ['disclose', 'disclosed_at', 'disclose_title']),
  figure('alarms', ['设备报警（次）', 'Alarms of devices'], ['earlywarn', 'started_at', 'alarm_content']),
  figure('repairs', ['设备维修（次）', 'Repairs of devices'], ['devicerepair', 'reported_at', 'repair_number']),
  figure('accidents', ['生产安全事故（起）', 'Accidents'], ACCIDENT),
  figure('deaths', ['死亡（人）', 'Dead'], ACCIDENT, { sum: 'deaths' }),
  figure('serious', ['重伤（人）', 'Seriously injured'], ACCIDENT, { sum: 'serious_injuries' }),
  figure('slight', ['轻伤（人）', 'Slightly injured'], ACCIDENT, { sum: 'slight_injuries' }),
];

/** `2026-10` */
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Returns the first day of a month and that of the next one; undefined when the text is no month. */
export function daysOfMonth(month: unknown): { first: string; next: string } | undefined {
  if (typeof month !== 'string' || !MONTH.test(month)) return undefined;
  const [year, at] = month.split('-').map(Number) as [number, number];
  const next = at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
  return { first: `${month}-01`, next: `${next}-01` };
}

/** Returns the month before that of a civil day: `2026-09` for `2026-10-05`. */
export function monthBefore(day: string): string {
  const [year, at] = day.split('-').map(Number) as [number, number];
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, '0')}`;
}
