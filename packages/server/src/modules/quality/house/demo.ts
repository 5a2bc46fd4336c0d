import { civilDay, DEFAULT_TIME_ZONE, HOUSE_STATUS, houseapprove, housedefect } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);
const project_id = demoId('project', 1);

const FLOORS = 5;
const ON_FLOOR = 6;
const OWNERS = ['顾明远', '沈雅琴', '陆思齐', '何文静', '谢安平', '方若兰', '卢志高', '姚晓峰', '崔丽华', '江一帆'];
const ITEMS = [
  ['大间', '墙面、顶棚无裂缝、空鼓，颜色均匀'],
  ['大间', '地面平整，无裂缝、起砂'],
  ['大间', '门窗开启灵活，密封良好'],
  ['卫生间', '蓄水试验 24 h 无渗漏'],
  ['卫生间', '地漏排水畅通，坡度正确'],
  ['配电间', '插座接线正确，漏电保护器动作'],
] as const;
const DEFECTS = [
  ['窗框与墙体间密封胶开裂', '大间'],
  ['北墙抹灰空鼓 0.3 m²', '大间'],
  ['地漏周边积水', '卫生间'],
  ['门扇下垂，与地面摩擦', '大间'],
  ['墙角阴角不方正', '大间'],
  ['插座面板松动', '配电间'],
  ['顶棚涂料色差', '大间'],
] as const;

/** State of a house by its floor: the lower ones are further. */
function stateOf(floor: number, at: number): number {
  if (floor === 1) return HOUSE_STATUS.passed;
  if (floor === 2) return at < 4 ? HOUSE_STATUS.passed : HOUSE_STATUS.signing;
  if (floor === 3) return at < 2 ? HOUSE_STATUS.signing : HOUSE_STATUS.correcting;
  return floor === 4 && at < 2 ? HOUSE_STATUS.correcting : HOUSE_STATUS.waiting;
}

/** Thirty units of the tower in every state of their acceptance, with their defects. */
export default defineDemo({
  name: 'house',
  after: ['partmanage', 'floorplan'],
  async load(trx, { blobs }) {
    const houses = Array.from({ length: FLOORS * ON_FLOOR }, (_, index) => {
      const floor = Math.floor(index / ON_FLOOR) + 1;
      const at = index % ON_FLOOR;
      const state = stateOf(floor, at);
      const ago = 40 - floor * 6 - at;
      const inspected = state !== HOUSE_STATUS.waiting;
      const name = OWNERS[index % OWNERS.length]!;
      return {
        index,
        floor,
        at,
        state,
        ago,
        row: {
          id: demoId('house', index + 1),
          house_name: `研发塔楼-${floor}0${at + 1}`,
          house_status: state,
          project_id,
          part_id: demoId('part', 20 + floor * 10 + Math.floor(at / 2)),
          house_type: at % 2 === 0 ? 'B1 开间 86 m²' : 'B2 开间 112 m²',
          plan_id: blobs ? demoId('floor_plan', floor) : null,
          owner_name: name,
          owner_phone: `1380000${String(1200 + index)}`,
          items: ITEMS.map(([room, item]) => ({ room, item, result: inspected ? 1 : 4 })),
          ...(inspected && {
            approved_on: day(ago),
            inspector_ids: [accountId('contractor'), accountId('patrol')],
            conclusion: state === HOUSE_STATUS.correcting ? '存在缺陷，整改后复验' : '符合要求',
          }),
          ...(state >= HOUSE_STATUS.signing && {
            rechecked_by: accountId('patrol'),
            rechecked_at: demoTime(Math.max(0, ago - 5), 10),
          }),
          ...(state === HOUSE_STATUS.passed && {
            signed_at: demoTime(Math.max(0, ago - 7), 14),
            owner_opinion: '同意接收',
          }),
        },
      };
    });
    await resourceRepository(trx, houseapprove).insertMany(
      demoAccess('contractor', 'kechuang', 45),
      houses.map(({ row }) => row),
    );
    const found = houses.filter(({ state }) => state !== HOUSE_STATUS.waiting);
    await resourceRepository(trx, housedefect).insertMany(
      demoAccess('patrol', 'kechuang', 3),
      found.flatMap(({ index, at, floor, state, ago }) =>
        [0, 1].map((second) => {
          const [order_title, room] = DEFECTS[(index * 2 + second) % DEFECTS.length]!;
          const closed = state !== HOUSE_STATUS.correcting;
          const fixed = closed || second === 1;
          return {
            id: demoId('house_defect', index * 2 + second + 1),
            order_title,
            room,
            status: closed ? 3 : fixed ? 2 : 1,
            danger_level: 1,
            project_id,
            house_id: demoId('house', index + 1),
            plan_id: blobs ? demoId('floor_plan', floor) : null,
            pin_x: Math.round((0.1 + at * 0.15 + second * 0.05) * 1000) / 1000,
            pin_y: second === 0 ? 0.22 : 0.78,
            rectifier_id: accountId('contractor'),
            inspector_id: accountId('patrol'),
            deadline: day(closed ? ago - 3 : -3),
            ...(fixed && { measure: '已返修处理', corrected_at: demoTime(Math.max(0, ago - 3)) }),
            ...(closed && { recheck_opinion: '复查合格', closed_at: demoTime(Math.max(0, ago - 4), 15) }),
          };
        }),
      ),
    );
  },
});
