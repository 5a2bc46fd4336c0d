import { ASSESS, CHECK_KIND, leastSample, LEVEL, LOT, WAY } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

/** Items of the lots: name, demand, kind, every piece. */
const ITEMS = {
  rebar: [
    ['受力钢筋的牌号、规格和数量', '设计要求', CHECK_KIND.main, true],
    ['钢筋的连接方式、接头位置', 'GB 50204 第 5.4 节', CHECK_KIND.main, true],
    ['绑扎钢筋骨架长、宽、高', '长 ±10 mm，宽、高 ±5 mm', CHECK_KIND.general, false],
    ['受力钢筋间距', '±10 mm', CHECK_KIND.general, false],
    ['保护层厚度（梁、柱）', '±5 mm，合格率 90%', CHECK_KIND.general, false],
  ],
  formwork: [
    ['模板及支架材料、支撑系统', '设计及专项方案', CHECK_KIND.main, true],
    ['轴线位置', '5 mm', CHECK_KIND.general, false],
    ['底模上表面标高', '±5 mm', CHECK_KIND.general, false],
    ['层高垂直度（≤6 m）', '8 mm', CHECK_KIND.general, false],
  ],
  concrete: [
    ['混凝土强度等级', 'C35，试件报告', CHECK_KIND.main, true],
    ['施工缝留置与处理', '设计及施工方案', CHECK_KIND.general, true],
    ['养护措施', '施工方案', CHECK_KIND.general, true],
  ],
} as const;

/** Items of the division, with how many days a section takes to get there, and the size of a lot. */
const TRADES = [
  { node: 1, name: '钢筋安装', items: ITEMS.rebar, code: '02010200', after: 3, capacity: 86, conceal: true },
  { node: 10, name: '模板安装', items: ITEMS.formwork, code: '02010100', after: 6, capacity: 42, conceal: false },
  { node: 12, name: '混凝土施工', items: ITEMS.concrete, code: '02010300', after: 10, capacity: 18, conceal: false },
] as const;
/** Numbers of the lots that failed: one was reworked, one is being handled. */
const [REWORKED, HANDLED] = [31, 69];
const SECTIONS = ['东段', '中段', '西段'];
const BASEMENT = [
  { node: 4, name: '钢筋安装', items: ITEMS.rebar, code: '01020101', after: 4 },
  { node: 5, name: '混凝土施工', items: ITEMS.concrete, code: '01020102', after: 11 },
] as const;

type Items = (typeof ITEMS)[keyof typeof ITEMS];
interface Made {
  node: number;
  name: string;
  items: Items;
  number: string;
  part: number;
  capacity: number;
  conceal: boolean;
  /** Days ago when it was presented; below zero: it is to come. */
  ago: number;
  first: boolean;
}

/** The lots of the building: those of the basement, and of each section of the tower by trade. */
function lots(): Made[] {
  const count = new Map<number, number>();
  const numberOf = (node: number, code: string): string => {
    count.set(node, (count.get(node) ?? 0) + 1);
    return `${code}-${String(count.get(node)).padStart(3, '0')}`;
  };
  const below = ['地下2层', '地下1层'].flatMap((floor, at) =>
    SECTIONS.flatMap((section, place) =>
      BASEMENT.map(({ node, name, items, code, after }) => ({
        node,
        items,
        name: `${floor}${section} ${name}检验批`,
        number: numberOf(node, code),
        part: (at === 0 ? 10 : 15) + place,
        capacity: 64,
        conceal: false,
        ago: 150 - (at * 3 + place) * 6 - after,
        first: false,
      })),
    ),
  );
  const above = Array.from({ length: 8 }, (_, at) => at + 1).flatMap((floor) =>
    SECTIONS.flatMap((section, place) =>
      TRADES.map(({ node, name, items, code, after, capacity, conceal }) => ({
        node,
        items,
        name: `${floor}层${section} ${name}检验批`,
        number: numberOf(node, code),
        part: 20 + floor * 10 + place,
        capacity,
        conceal,
        ago: 66 - (floor - 1) * 9 - place * 2 - after,
        first: node === 1 && floor === 1 && place === 0,
      })),
    ),
  );
  return [...below, ...above];
}

/** The inspection lots of the site office's project over five months; one failed and was reworked, one is being handled. */
export default defineDemo({
  name: 'inspectionlot',
  after: ['qualityassessment'],
  async load(trx) {
    await trx
      .insertInto('inspection_lot')
      .values(lots().map((one, at) => rowOf(one, at + 1)))
      .execute();
    // From the lowest level up, as the database asks.
    for (const level of [LEVEL.item, LEVEL.subPart])
      await trx
        .updateTable('assessment')
        .set({ assess_status: ASSESS.accepted })
        .where('division_level', '=', level)
        .where('accepted_at', 'is not', null)
        .execute();
  },
});

/** State of a lot that was presented so many days ago; below zero: it is to come. */
function statusOf(ago: number, number: number): number {
  if (ago > 1) return number === HANDLED ? LOT.handling : LOT.accepted;
  if (ago >= 0) return LOT.submitted;
  return ago > -3 ? LOT.selfChecked : LOT.planned;
}

function rowOf(lot: Made, number: number) {
  const { ago } = lot;
  const status = statusOf(ago, number);
  const at = demoTime(Math.max(1, ago + 12));
  const made = Math.max(ago, 0);
  return {
    id: demoId('inspection_lot', number),
    org_id: organisationId('kechuang'),
    created_at: at,
    created_by: accountId('contractor'),
    updated_at: at,
    updated_by: accountId('contractor'),
    version: status,
    lot_name: lot.name,
    lot_status: status,
    lot_number: lot.number,
    project_id: demoId('project', 1),
    assessment_id: demoId('assessment', lot.node),
    part_id: demoId('part', lot.part),
    capacity: lot.capacity,
    capacity_unit: '件',
    sample_least: leastSample(lot.capacity),
    first_article: lot.first,
    conceal_due: lot.conceal,
    team_id: demoId('team', 1),
    build_basis: '专项施工方案及技术交底',
    check_basis: 'GB 50204-2015',
    items: itemsOf(lot, number, status >= LOT.selfChecked),
    failed_count: number === HANDLED || number === REWORKED ? 1 : 0,
    ...(status >= LOT.selfChecked && {
      self_note: '按批自检，偏差在允许范围内',
      self_by: accountId('contractor'),
      self_at: demoTime(made + 1, 9),
    }),
    ...(status >= LOT.submitted && presented(made)),
    ...(status === LOT.accepted && {
      accept_opinion: '合格，同意进入下道工序',
      accepted_by: accountId('patrol'),
      accepted_at: demoTime(ago - 1, 15),
    }),
    ...(number === REWORKED && {
      failed_reason: '梁端箍筋加密区间距超差，局部保护层不足',
      failed_by: accountId('patrol'),
      failed_at: demoTime(made + 2, 16),
      failed_way: WAY.rework,
      way_note: '拆除梁端箍筋重新绑扎，补垫块后重新检查',
    }),
    ...(number === HANDLED && {
      failed_reason: '柱根部局部蜂窝，回弹推定强度偏低',
      failed_by: accountId('patrol'),
      failed_at: demoTime(made, 16),
      failed_way: WAY.tested,
      way_note: '已委托有资质的检测机构钻芯检测，报告出具后重新报验',
    }),
  };
}

/** The items of a lot, with the results of its own check where there was one. */
function itemsOf({ items, capacity }: Made, number: number, checked: boolean): string {
  const samples = Math.max(leastSample(capacity), 10);
  return JSON.stringify(
    items.map(([item_name, demand, item_kind, whole_flag], at) => ({
      item_kind,
      item_name,
      demand,
      whole_flag,
      sample_count: checked ? (whole_flag ? capacity : samples) : null,
      failed_count: checked ? Number(item_kind === CHECK_KIND.general && (number + at) % 4 === 0) : null,
      serious_count: null,
      rate_due: item_name.startsWith('保护层') ? 90 : null,
    })),
  );
}

/** The checks before a lot was presented. @param ago days */
const presented = (ago: number) => ({
  mutual_at: demoTime(ago + 1, 14),
  mutual_note: '钢筋二班互检合格',
  next_team_id: demoId('team', 2),
  hand_by: accountId('contractor'),
  hand_at: demoTime(ago + 1, 16),
  hand_note: '已向下道工序交接',
  present_opinion: '主控项目全部合格，一般项目满足要求',
  presented_by: accountId('contractor'),
  presented_at: demoTime(ago, 9),
});
