import { judgeMeasure, MEASURE_STATUS, type MeasureLimits } from '@gongdi/domain';

/** An item that the demo measures: a built-in standard, its limits, and what is read. */
export interface DemoItem {
  standard: string;
  name: string;
  limits: MeasureLimits;
  /** The design value where a dimension is read. */
  design: number | null;
  places: readonly string[];
}

const limits = (lower: number | null, upper: number, pass_share = 80): MeasureLimits => ({
  lower_limit: lower,
  upper_limit: upper,
  pass_share,
  worst_factor: 1.5,
});

/** What is measured on each floor of the tower. */
export const DEMO_ITEMS: readonly DemoItem[] = [
  {
    standard: 'hn-08',
    name: '混凝土表面平整度',
    limits: limits(null, 8),
    design: null,
    places: ['东侧剪力墙', '核心筒内墙'],
  },
  {
    standard: 'hn-02',
    name: '柱、墙垂直度（层高 6 m 内）',
    limits: limits(null, 10),
    design: null,
    places: ['KZ-3', 'KZ-7'],
  },
  { standard: 'hn-05', name: '截面尺寸（柱、梁、板、墙）', limits: limits(-5, 10), design: 600, places: ['KZ-5'] },
  { standard: 'hn-04', name: '层高标高', limits: limits(-10, 10), design: 3900, places: ['走廊顶板'] },
  {
    standard: 'gj-08',
    name: '保护层厚度（板、墙、壳，安装）',
    limits: limits(-3, 3, 90),
    design: 15,
    places: ['楼板'],
  },
  { standard: 'qt-08', name: '填充墙表面平整度', limits: limits(null, 8), design: null, places: ['北侧隔墙'] },
];

export interface DemoMeasure {
  number: number;
  floor: number;
  /** From 0, west to east. */
  section: number;
  item: DemoItem;
  place: string;
  ago: number;
  readings: number[];
  /** Number of the measurement that this one measures again. */
  again?: number;
}

const FLOORS = 6;
const POINTS = 5;
/** Every so many measurements have a point or two beyond the limits. */
const EVERY = 7;

const noise = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};

function readingsOf({ limits: { lower_limit, upper_limit }, design }: DemoItem, seed: number, bad: number): number[] {
  const [low, high] = [lower_limit ?? 0, upper_limit!];
  return Array.from({ length: POINTS }, (_, at) => {
    const share = noise(seed * 31 + at);
    const deviation = at < bad ? high * (1.15 + share * 0.6) : low * 0.8 + (high * 0.9 - low * 0.8) * share;
    return Math.round((deviation + (design ?? 0)) * 2) / 2;
  });
}

/** The measurements of the demo, the oldest first: floor by floor, and again where points were beyond the limits. */
export function demoMeasures(): DemoMeasure[] {
  const made: DemoMeasure[] = [];
  for (let floor = 1; floor <= FLOORS; floor += 1)
    for (const item of DEMO_ITEMS)
      for (const place of item.places) {
        const number = made.length + 1;
        const bad = number % EVERY === 0 ? 2 : number % EVERY === 3 && floor > 2 ? 1 : 0;
        const ago = 62 - floor * 9 + (number % 4);
        const section = number % 3;
        made.push({ number, floor, section, item, place, ago, readings: readingsOf(item, number, bad) });
        if (bad === 2 && floor < 5)
          made.push({
            number: number + 1,
            floor,
            section,
            item,
            place,
            ago: ago - 4,
            readings: readingsOf(item, number + 500, 0),
            again: number,
          });
      }
  return made;
}

/** Where the points of a measurement lie on the plan of the floor: along a wall of its section. */
export const pinOf = ({ section, number }: DemoMeasure, at: number) => ({
  pin_x: Math.round((0.09 + section * 0.3 + ((number * 7 + at * 5) % 26) / 100) * 10_000) / 10_000,
  pin_y: Math.round((number % 2 === 0 ? 0.18 + (at % 3) * 0.09 : 0.64 + (at % 3) * 0.09) * 10_000) / 10_000,
});

/** The judged columns of a measurement, as the server writes them. @param replaced it was measured again later */
export function judgedColumns({ item, readings }: DemoMeasure, replaced: boolean) {
  const judged = judgeMeasure(readings, item.limits, item.design);
  const state = judged.passes ? MEASURE_STATUS.passed : MEASURE_STATUS.failed;
  return {
    measure_status: replaced ? MEASURE_STATUS.replaced : state,
    point_count: readings.length,
    passed_count: judged.passed,
    pass_rate: judged.rate,
    burst_count: judged.bursts,
    worst_deviation: judged.worst ?? null,
    judged_lower: item.limits.lower_limit,
    judged_upper: item.limits.upper_limit,
  };
}
