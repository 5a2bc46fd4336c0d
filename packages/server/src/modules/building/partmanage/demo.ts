import { PART_KIND, PART_STATUS, partmanage, type InputOf } from '@gongdi/domain';
import { DEMO_NOW, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Floors and sections of the tower; the first floor began this many days ago, and each further one nine days later. */
const FLOORS = 8;
const SECTIONS = ['东段', '中段', '西段'];
const FIRST = 66;
const EACH = 9;
/** Days from the beginning of a section to its end, and to its acceptance. */
const [WORK, CHECK] = [8, 13];

const PROJECT = demoId('project', 1);
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

interface Made {
  number: number;
  row: Omit<InputOf<typeof partmanage>, 'project_id' | 'part_status' | 'leaf_flag'>;
}

/** Number of a section of the demo, as `demoId('part', …)` takes it. @param floor from 1 @param section from 0 */
export const demoSection = (floor: number, section: number): number => 20 + floor * 10 + section;

/** The unit works of the project, its tower floor by floor, and its basement. */
function tree(): Made[] {
  const part = (number: number, up: number | null, kind: number, name: string, code: string, order: number): Made => ({
    number,
    row: {
      parent_id: up === null ? null : demoId('part', up),
      part_kind: kind,
      part_name: name,
      part_code: code,
      order_number: order,
    },
  });
  const floors = Array.from({ length: FLOORS }, (_, at) => at + 1);
  return [
    part(1, null, PART_KIND.unitWork, '主体结构', 'A', 1),
    part(2, null, PART_KIND.unitWork, '地下工程', 'B', 0),
    part(3, 1, PART_KIND.block, '研发塔楼', 'A-1', 1),
    part(4, 2, PART_KIND.floor, '地下2层', 'B-B2', 98),
    part(5, 2, PART_KIND.floor, '地下1层', 'B-B1', 99),
    ...SECTIONS.flatMap((name, at) => [
      part(10 + at, 4, PART_KIND.section, name, `B-B2-${at + 1}`, at + 1),
      part(15 + at, 5, PART_KIND.section, name, `B-B1-${at + 1}`, at + 1),
    ]),
    ...floors.map((floor) => part(20 + floor * 10 + 9, 3, PART_KIND.floor, `${floor}层`, `A-1-F${floor}`, 100 + floor)),
    ...floors.flatMap((floor) =>
      SECTIONS.map((name, at) =>
        part(demoSection(floor, at), 20 + floor * 10 + 9, PART_KIND.section, name, `A-1-F${floor}-${at + 1}`, at + 1),
      ),
    ),
  ];
}

/** Days ago on which a section began. */
const begunAgo = (floor: number, section: number): number => FIRST - (floor - 1) * EACH - section * 2;

/** The building of the site office's project, as it has grown over three months. */
export default defineDemo({
  name: 'partmanage',
  after: ['projectmanage'],
  async load(trx) {
    const parts = resourceRepository(trx, partmanage);
    for (const { number, row } of tree())
      await parts.addAhead(demoAccess('contractor', 'kechuang', 120), {
        id: demoId('part', number),
        project_id: PROJECT,
        part_status: PART_STATUS.planned,
        leaf_flag: true,
        ...row,
      });
    const to = (number: number, part_status: number, ago: number) =>
      parts.update(demoAccess('contractor', 'kechuang', ago), {
        id: demoId('part', number),
        part_status,
        state_date: dayAgo(ago),
      });
    for (const [at, number] of [10, 11, 12, 15, 16, 17].entries()) {
      const begun = 150 - at * 6;
      await to(number, PART_STATUS.running, begun);
      await to(number, PART_STATUS.done, begun - 12);
      await to(number, PART_STATUS.accepted, begun - 18);
    }
    for (let floor = 1; floor <= FLOORS; floor++)
      for (let at = 0; at < SECTIONS.length; at++) {
        const begun = begunAgo(floor, at);
        const number = demoSection(floor, at);
        if (begun < 0) continue;
        await to(number, PART_STATUS.running, begun);
        if (begun >= WORK) await to(number, PART_STATUS.done, begun - WORK);
        if (begun >= CHECK) await to(number, PART_STATUS.accepted, begun - CHECK);
      }
  },
});
