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

function rowOf(lot: Made, number: number) {
  const { ago } = lot;
  const handling = number === 69;
  const status =
    ago > 1
      ? handling
        ? LOT.handling
        : LOT.accepted
      : ago >= 0
        ? LOT.submitted
        : ago > -3
          ? LOT.selfChecked
          : LOT.planned;
  const least = leastSample(lot.capacity);
  const checked = status >= LOT.selfChecked;
  const presented = status >= LOT.submitted;
  const accepted = status === LOT.accepted;
  const failed = handling || number === 31;
  const at = demoTime(Math.max(1, ago + 12));
  const made = Math.max(ago, 0);
  const contractor = accountId('contractor');
  return {
    id: demoId('inspection_lot', number),
    org_id: organisationId('kechuang'),
    created_at: at,
    created_by: contractor,
    updated_at: accepted ? demoTime(ago - 1, 15) : at,
    updated_by: accepted ? accountId('patrol') : contractor,
    version: status,
    lot_name: lot.name,
    lot_status: status,
    lot_number: lot.number,
    project_id: demoId('project', 1),
    assessment_id: demoId('assessment', lot.node),
    part_id: demoId('part', lot.part),
    capacity: lot.capacity,
    capacity_unit: '件',
    sample_least: least,
    first_article: lot.first,
    conceal_due: lot.conceal,
    team_id: demoId('team', 1),
    build_basis: '专项施工方案及技术交底',
    check_basis: 'GB 50204-2015',
    items: JSON.stringify(
      lot.items.map(([item_name, demand, item_kind, whole_flag], which) => ({
        item_kind,
        item_name,
        demand,
        whole_flag,
        sample_count: checked ? (whole_flag ? lot.capacity : Math.max(least, 10)) : null,
        failed_count: checked ? (item_kind === CHECK_KIND.general && (number + which) % 4 === 0 ? 1 : 0) : null,
        serious_count: null,
        rate_due: item_name.startsWith('保护层') ? 90 : null,
      })),
    ),
    self_note: checked ? '按批自检，偏差在允许范围内' : null,
    self_by: checked ? contractor : null,
    self_at: checked ? demoTime(made + 1, 9) : null,
    mutual_at: presented ? demoTime(made + 1, 14) : null,
    mutual_note: presented ? '钢筋二班互检合格' : null,
    next_team_id: presented ? demoId('team', 2) : null,
    hand_by: presented ? contractor : null,
    hand_at: presented ? demoTime(made + 1, 16) : null,
    hand_note: presented ? '已向下道工序交接' : null,
    present_opinion: presented ? '主控项目全部合格，一般项目满足要求' : null,
    presented_by: presented ? contractor : null,
    presented_at: presented ? demoTime(made, 9) : null,
    accept_opinion: accepted ? '合格，同意进入下道工序' : null,
    accepted_by: accepted ? accountId('patrol') : null,
    accepted_at: accepted ? demoTime(ago - 1, 15) : null,
    failed_count: failed ? 1 : 0,
    failed_reason: handling
      ? '柱根部局部蜂窝，回弹推定强度偏低'
      : failed
        ? '梁端箍筋加密区间距超差，局部保护层不足'
        : null,
    failed_by: failed ? accountId('patrol') : null,
    failed_at: failed ? demoTime(made + (handling ? 0 : 2), 16) : null,
    failed_way: handling ? WAY.tested : failed ? WAY.rework : null,
    way_note: handling
      ? '已委托有资质的检测机构钻芯检测，报告出具后重新报验'
      : failed
        ? '拆除梁端箍筋重新绑扎，补垫块后重新检查'
        : null,
  };
}
