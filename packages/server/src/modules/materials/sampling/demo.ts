import {
  CONCRETE_LOT,
  GROUP_BY,
  groupValue,
  HANDLING,
  HANDLING_WAY,
  judgeLot,
  LAB,
  LOT_METHOD,
  roundTo,
  SAME_CONDITION,
  SAMPLE,
  SAMPLE_STATE,
  SUBJECT,
  WAY_RESULT,
  WEATHER_SOURCE,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import type { Db } from '../../../store/index.ts';
import { keepCuring } from './curing.ts';

const DAY = 86_400_000;
const PROJECT = demoId('project', 1);
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10);
const [STAFF, WITNESS] = [accountId('contractor'), accountId('patrol')];
/** Numbers of the samples and handlings of concrete begin above those of material. */
const FIRST = 200;

const system = (ago: number, hour = 10) => ({
  org_id: organisationId('kechuang'),
  created_at: demoTime(ago, hour),
  created_by: STAFF,
  updated_at: demoTime(ago, hour),
  updated_by: STAFF,
  version: 1,
});

interface DemoLot {
  name: string;
  curing: number;
  grade: number;
  volume: number;
  shifts: number;
  /** Groups: number of the part, days ago, mean of the specimens in MPa. */
  groups: readonly (readonly [part: number, ago: number, strength: number])[];
}

const section = (floor: number, at: number) => 20 + floor * 10 + at;
/** Concrete of a section is placed seven days after its beginning. */
const placed = (floor: number, at: number) => 59 - (floor - 1) * 9 - at * 2;
const FLOORS = [1, 2, 3, 4, 5, 6, 7, 8];
/** How far the groups of a lot lie from their mean, MPa. */
const SPREAD = [0.4, -1.8, 2.9, -0.6, 1.7, -2.4, 3.3, -1.1, 0.9, -3.1, 2.2, 0.1];

const standard = (floor: number) =>
  [0, 1, 2].flatMap((at) =>
    [0, 1].map((n) => [section(floor, at), placed(floor, at), 41.6 + SPREAD[(floor * 6 + at * 2 + n) % 12]!] as const),
  );

const LOTS: readonly DemoLot[] = [
  {
    name: '地下2层底板 C40 P8 标准养护',
    curing: 1,
    grade: 40,
    volume: 852,
    shifts: 4,
    groups: SPREAD.map((one, at) => [10 + (at % 3), 139 - at, 47.2 + one]),
  },
  {
    name: '地下1层外墙 C40 P8 标准养护',
    curing: 1,
    grade: 40,
    volume: 318,
    shifts: 2,
    groups: [
      [15, 110, 43.1],
      [16, 110, 41.8],
      [17, 109, 38.6],
      [17, 109, 42.9],
    ],
  },
  {
    name: '1～2 层梁板墙柱 C35 标准养护',
    curing: 1,
    grade: 35,
    volume: 516,
    shifts: 6,
    groups: [...standard(1), ...standard(2)],
  },
  {
    name: '3～4 层梁板墙柱 C35 标准养护',
    curing: 1,
    grade: 35,
    volume: 517,
    shifts: 6,
    groups: [...standard(3), ...standard(4)],
  },
  {
    name: '5～6 层梁板墙柱 C35 标准养护',
    curing: 1,
    grade: 35,
    volume: 514,
    shifts: 6,
    groups: [...standard(5), ...standard(6)],
  },
  {
    name: '1～2 层梁板 C35 同条件养护',
    curing: 2,
    grade: 35,
    volume: 300,
    shifts: 3,
    groups: [
      [section(1, 0), 59, 36.9],
      [section(1, 2), 55, 37.4],
      [section(2, 1), 48, 36.2],
    ],
  },
  {
    name: '3～8 层梁板 C35 同条件养护',
    curing: 2,
    grade: 35,
    volume: 600,
    shifts: 6,
    groups: FLOORS.slice(2).map((floor) => [section(floor, floor % 3), Math.max(1, placed(floor, floor % 3)), 36.8]),
  },
];

interface Group {
  number: number;
  lot: number;
  spec: DemoLot;
  /** From 1, within the lot. */
  of: number;
  part: number;
  ago: number;
  strengths: [number, number, number];
  tested: number | undefined;
}

/** Days after which cubes are tested: at 28 days, those beside the structure at 600 °C·d, some 30 days in autumn. */
const ageOf = ({ curing }: DemoLot) => (curing === SAMPLE.sameCondition ? 32 : 28);

const GROUPS: readonly Group[] = LOTS.flatMap((spec, lot) =>
  spec.groups.map(([part, ago, strength], of) => ({ spec, lot: lot + 1, of: of + 1, part, ago, strength })),
).map(({ strength, ...one }, at) => ({
  ...one,
  number: FIRST + at,
  strengths: [strength - 1.1, strength + 0.3, strength + 0.9].map((value) => roundTo(value, 1)) as [
    number,
    number,
    number,
  ],
  tested: one.ago > ageOf(one.spec) ? one.ago - ageOf(one.spec) : undefined,
}));

/** Returns the verdict of a lot whose groups are all tested. */
function verdictOf(lot: number) {
  const groups = GROUPS.filter((one) => one.lot === lot);
  const { curing, grade } = LOTS[lot - 1]!;
  if (groups.some(({ tested }) => tested === undefined)) return undefined;
  const factor = curing === SAMPLE.sameCondition ? SAME_CONDITION : 1;
  const values = groups.map(({ strengths }) => roundTo(groupValue(strengths).value! / factor, 1));
  return { ...judgeLot(values, grade), last: Math.min(...groups.map(({ tested }) => tested!)) };
}

/** Lots of concrete with their groups over five months, one that failed and was handled, and other samples. */
export default defineDemo({
  name: 'sampling',
  after: ['materialdeliveries', 'projectweather'],
  async load(trx) {
    await addWeather(trx);
    await addLots(trx);
    await addGroups(trx);
    await addOthers(trx);
    await judge(trx);
    const lying = GROUPS.filter(({ spec }) => spec.curing === SAMPLE.sameCondition);
    for (const { number, ago } of lying)
      await keepCuring(
        trx,
        { id: demoId('witness_sample', number), project_id: PROJECT, taken_on: dayAgo(ago) },
        dayAgo(0),
      );
  },
});

/** The days before those that the weather of the demo has, as autumn comes. */
async function addWeather(trx: Db): Promise<void> {
  const rows = Array.from({ length: 64 }, (_, at) => {
    const ago = 7 + at;
    const mean = roundTo(15.5 + ago * 0.14 + SPREAD[ago % 12]! * 0.6, 1);
    return {
      ...system(ago - 1, 8),
      id: demoId('weather_day', 100 + at),
      project_id: PROJECT,
      weather: ['多云', '晴', '阴', '小雨'][ago % 4]!,
      weather_date: dayAgo(ago),
      temperature_max: roundTo(mean + 4.2, 1),
      temperature_min: roundTo(mean - 3.8, 1),
      temperature_mean: mean,
      precipitation: ago % 4 === 3 ? 5.2 : 0,
      humidity: 62 + (ago % 20),
      wind: '东南风 3 级',
      source: WEATHER_SOURCE.written,
    };
  });
  await trx.insertInto('weather_day').values(rows).execute();
}

async function addLots(trx: Db): Promise<void> {
  await trx
    .insertInto('sample_lot')
    .values(
      LOTS.map((lot, at) => ({
        ...system(Math.max(...lot.groups.map(([, ago]) => ago)), 9),
        id: demoId('sample_lot', at + 1),
        lot_name: lot.name,
        lot_status: CONCRETE_LOT.collecting,
        project_id: PROJECT,
        lot_curing: lot.curing,
        strength_grade: lot.grade,
        design_age: 28,
        mix_number: `PB-C${String(lot.grade)}-07`,
        volume: lot.volume,
        shifts: lot.shifts,
      })),
    )
    .execute();
}

async function addGroups(trx: Db): Promise<void> {
  await trx.insertInto('witness_sample').values(GROUPS.map(groupRow)).execute();
}

const isLying = ({ spec }: Group): boolean => spec.curing === SAMPLE.sameCondition;
const codeOf = ({ number }: Group): string => String(6000 + number);
const isSealed = ({ ago }: Group): boolean => ago > 2;
const isSent = (one: Group): boolean => one.tested !== undefined || (!isLying(one) && one.ago > 4);

const groupRow = (one: Group) => ({
  ...system(one.ago, 16),
  id: demoId('witness_sample', one.number),
  sample_name: `${one.spec.name.replace(/ (标准|同条件)养护$/, '')} 第 ${String(one.of)} 组`,
  sample_number: `${isLying(one) ? 'TY' : 'BY'}-2026-${codeOf(one)}`,
  sample_status: stateOfGroup(one),
  sample_subject: SUBJECT.structure,
  sample_kind: one.spec.curing,
  project_id: PROJECT,
  part_id: demoId('part', one.part),
  lot_id: demoId('sample_lot', one.lot),
  taken_on: dayAgo(one.ago),
  specimen_size: 150,
  sampler_id: STAFF,
  witness_id: one.number % 3 === 2 ? null : WITNESS,
  ...sealOf(one),
  ...reportOf(one),
});

function stateOfGroup(one: Group): number {
  if (one.tested !== undefined) return SAMPLE_STATE.reported;
  if (isSent(one)) return SAMPLE_STATE.sent;
  return isSealed(one) ? SAMPLE_STATE.sealed : SAMPLE_STATE.taken;
}

// Every row of the statement has the same columns, so what is not there yet is null.
function sealOf(one: Group) {
  const has = isSealed(one);
  const sent = isSent(one);
  return {
    seal_code: has ? `FY-${codeOf(one)}` : null,
    sealed_by: has ? STAFF : null,
    sealed_at: has ? demoTime(one.ago, 17) : null,
    laboratory: sent ? '申城建设工程检测有限公司' : null,
    laboratory_code: sent ? `WT2026${codeOf(one)}` : null,
    sent_on: sent ? dayAgo(Math.max(0, one.ago - 3)) : null,
  };
}

function reportOf(one: Group) {
  const [strength_1, strength_2, strength_3] = one.tested === undefined ? [null, null, null] : one.strengths;
  const value = one.tested === undefined ? undefined : groupValue(one.strengths);
  return {
    report_number: value ? `BG2026${codeOf(one)}` : null,
    report_code: value ? `WT2026${codeOf(one)}` : null,
    tested_on: one.tested === undefined ? null : dayAgo(one.tested),
    strength_1,
    strength_2,
    strength_3,
    group_value: value?.value ?? null,
    group_by: value ? GROUP_BY[value.by] : null,
  };
}

/** Impermeability of the basement, connectors of the floors, mortar: judged by their reports. */
async function addOthers(trx: Db): Promise<void> {
  const others = [
    ...[0, 1, 2].map((at) => ['地下2层底板 C40 P8 抗渗', SAMPLE.impermeability, 10 + at, 139 - at * 4, 'KS'] as const),
    ...[0, 1].map((at) => ['地下1层外墙 C40 P8 抗渗', SAMPLE.impermeability, 15 + at, 110 - at * 2, 'KS'] as const),
    ...FLOORS.slice(0, 7).map(
      (floor) =>
        [`${String(floor)} 层墙柱直螺纹接头`, SAMPLE.connector, section(floor, 1), placed(floor, 1) + 5, 'JT'] as const,
    ),
  ];
  await trx
    .insertInto('witness_sample')
    .values(
      others.map(([name, sample_kind, part, ago, letters], at) => {
        const code = String(7000 + at);
        const isReported = sample_kind !== SAMPLE.impermeability ? ago > 6 : true;
        const after = sample_kind === SAMPLE.impermeability ? 34 : 4;
        return {
          ...system(ago, 15),
          id: demoId('witness_sample', 400 + at),
          sample_name: name,
          sample_number: `${letters}-2026-${code}`,
          sample_status: isReported ? SAMPLE_STATE.passed : SAMPLE_STATE.sent,
          sample_subject: SUBJECT.structure,
          sample_kind,
          project_id: PROJECT,
          part_id: demoId('part', part),
          taken_on: dayAgo(ago),
          sampler_id: STAFF,
          witness_id: WITNESS,
          seal_code: `FY-${code}`,
          sealed_by: STAFF,
          sealed_at: demoTime(ago, 16),
          laboratory: '申城建设工程检测有限公司',
          laboratory_code: `WT2026${code}`,
          sent_on: dayAgo(Math.max(0, ago - 1)),
          report_number: isReported ? `BG2026${code}` : null,
          report_code: isReported ? `WT2026${code}` : null,
          tested_on: isReported ? dayAgo(ago - after) : null,
          lab_verdict: isReported ? LAB.passed : null,
        };
      }),
    )
    .execute();
}

async function judge(trx: Db): Promise<void> {
  for (const [at, spec] of LOTS.entries()) {
    const verdict = verdictOf(at + 1);
    if (!verdict) continue;
    const id = demoId('sample_lot', at + 1);
    const { last } = verdict;
    await trx
      .updateTable('sample_lot')
      .set({
        lot_status: verdict.passed ? CONCRETE_LOT.passed : CONCRETE_LOT.acceptedAfter,
        lot_method: LOT_METHOD[verdict.method],
        judged_groups: verdict.groups,
        mean_strength: verdict.mean,
        least_strength: verdict.least,
        deviation: verdict.deviation ?? null,
        required_mean: verdict.requiredMean,
        required_least: verdict.requiredLeast,
        judge_id: WITNESS,
        judged_at: demoTime(Math.max(0, last - 1), 10),
      })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('witness_sample')
      .set({ sample_status: verdict.passed ? SAMPLE_STATE.passed : SAMPLE_STATE.acceptedAfter })
      .where('lot_id', '=', id)
      .execute();
    if (verdict.passed) continue;
    const { groups, mean, requiredMean, least, requiredLeast } = verdict;
    await trx
      .insertInto('sample_handling')
      .values({
        ...system(last - 1, 11),
        id: demoId('sample_handling', FIRST + at),
        handling_name: spec.name,
        handling_status: HANDLING.accepted,
        project_id: PROJECT,
        part_id: demoId('part', 5),
        lot_id: id,
        failure: `C${String(spec.grade)} 共 ${String(groups)} 组，平均值 ${String(mean)} MPa（应不小于 ${String(requiredMean)}），最小值 ${String(least)} MPa（应不小于 ${String(requiredLeast)}）`,
        handling_way: HANDLING_WAY.detection,
        way_result: WAY_RESULT.passed,
        way_on: dayAgo(last - 12),
        way_body: '上海建科检验有限公司',
        way_number: 'ZX-2026-0318',
        way_note: '钻芯法检测 15 个芯样，推定强度 42.6 MPa，满足 C40',
        close_opinion: '实体检测满足设计要求，同意验收',
        closer_id: WITNESS,
        closed_at: demoTime(last - 14, 10),
      })
      .execute();
  }
}
