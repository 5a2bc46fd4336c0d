import {
  COVER,
  MAINTENANCE,
  projectmaintenance,
  WARRANTY_LAW,
  WARRANTY_STATUS,
  warrantyEnd,
  warrantyterm,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const PROJECT = demoId('project', 1);
const SEASON = { from: '11-15', to: '03-15' };
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);
/** The basement was accepted so many days ago, as a unit work of its own. */
const ACCEPTED = 700;

/** What is wrong, kind of warranty, room, days ago, and how far the case has come. */
type Line = readonly [string, number, string, number, number];

const WRONG: readonly (readonly [string, number])[] = [
  ['顶棚渗水', 2],
  ['外墙雨后返潮', 2],
  ['照明回路跳闸', 4],
  ['排水管堵塞', 4],
  ['墙面空鼓开裂', 5],
  ['门扇变形关不严', 5],
  ['空调末端不制冷', 3],
  ['地漏返味', 4],
];
const PLACES = ['车库 B1-12 车位', '车库 B2-36 车位', '水泵房', '配电室', '人防出入口', '设备走道', '值班室', '楼梯间'];
const LINES: readonly Line[] = Array.from({ length: 34 }, (_, at) => {
  const [title, kind] = WRONG[(at * 3) % WRONG.length]!;
  const ago = 3 + at * 11;
  return [title, kind, PLACES[at % PLACES.length]!, ago, ago > 40 ? 4 : 1 + (at % 4)] as const;
});

/** Warranties of the basement, and a year of cases. */
export default defineDemo({
  name: 'warranty',
  after: ['partmanage'],
  async load(trx) {
    const accepted_on = dayAgo(ACCEPTED);
    const endOf = (kind: number, least: number) => warrantyEnd(kind, accepted_on, least, SEASON);
    await resourceRepository(trx, warrantyterm).insertMany(
      demoAccess('contractor', 'kechuang', ACCEPTED - 5),
      WARRANTY_LAW.map(({ kind, least }) => ({
        id: demoId('warranty', kind),
        warranty_status: WARRANTY_STATUS.running,
        project_id: PROJECT,
        part_id: demoId('part', 2),
        warranty_kind: kind,
        accepted_on,
        term_length: least,
        ends_on: endOf(kind, least),
        keeper_id: accountId('contractor'),
        // The one that ends next month was told already.
        reminded_on: endOf(kind, least) < dayAgo(-90) ? dayAgo(10) : null,
      })),
    );
    await resourceRepository(trx, projectmaintenance).insertMany(
      demoAccess('contractor', 'kechuang', 2),
      LINES.map(([case_title, kind, room_name, ago, maintenance_status], at) => {
        const law = WARRANTY_LAW.find((one) => one.kind === kind)!;
        const cover_until = endOf(kind, law.least);
        const isAssigned = maintenance_status >= MAINTENANCE.assigned;
        const isRepaired = maintenance_status >= MAINTENANCE.repaired;
        return {
          id: demoId('maintenance_case', at + 1),
          case_title: `${room_name}${case_title}`,
          maintenance_status,
          project_id: PROJECT,
          part_id: demoId('part', at % 2 === 0 ? 4 : 5),
          room_name,
          warranty_kind: kind,
          reported_on: dayAgo(ago),
          reporter: ['物业 王经理', '物业 陈工', '车位业主 刘女士'][at % 3]!,
          reporter_phone: `135${String(30_000_000 + at * 77_531).padStart(8, '0')}`,
          description: `${case_title}，影响使用，请尽快处理`,
          warranty_cover: dayAgo(ago) <= cover_until ? COVER.within : COVER.outside,
          cover_until,
          ...(isAssigned && {
            repairer_id: accountId(at % 2 === 0 ? 'patrol' : 'contractor'),
            repair_unit: ['江南防水工程公司', '恒安机电安装公司', '总包维修班'][at % 3],
            repair_due: dayAgo(ago - 7),
          }),
          ...(isRepaired && {
            repaired_on: dayAgo(Math.max(0, ago - 2 - (at % 6))),
            repair_work: '查明原因并修复，现场复验正常',
            repair_cost: `${180 + ((at * 97) % 900)}.00`,
          }),
          ...(maintenance_status === MAINTENANCE.closed && {
            satisfaction: 1 + (at % 3),
            closed_at: demoTime(Math.max(0, ago - 10), 16),
          }),
        };
      }),
    );
  },
});
