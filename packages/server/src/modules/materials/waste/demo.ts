import { garbagesorting, mold, molduse, MOULD } from '@gongdi/domain';
import { DEMO_NOW, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const PROJECT = demoId('project', 1);
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

/** Kind, outlet, tons at most, every so many days, and from when on, days ago. */
const FLOWS = [
  [1, 3, 260, 3, 210, 120],
  [2, 3, 60, 6, 210, 150],
  [3, 3, 14, 5, 150, 0],
  [3, 1, 9, 7, 150, 0],
  [3, 2, 11, 9, 140, 0],
  [6, 2, 2.4, 6, 180, 0],
  [7, 4, 0.4, 4, 180, 0],
  [9, 4, 0.9, 5, 180, 0],
  [8, 5, 0.06, 30, 180, 0],
] as const;

/** Name, number, kind, turns that it may make, and turns of each use. */
const MOULDS = [
  ['标准层剪力墙铝模', 'LM-A', 1, 120],
  ['梁板木模', 'MM-B', 2, 8],
  ['柱钢模', 'GM-C', 3, 60],
  ['叠合板模具', 'YZ-D', 4, 150],
  ['抗压试模 150', 'SM-E', 5, 200],
] as const;

/** Half a year of waste, and moulds with their uses. */
export default defineDemo({
  name: 'waste',
  after: ['partmanage'],
  async load(trx) {
    let number = 0;
    const rows = FLOWS.flatMap(([garbage_kind, garbage_outlet, most, every, from, to]) => {
      const days: number[] = [];
      for (let ago = from; ago >= Math.max(to, 1); ago -= every) days.push(ago);
      return days.map((ago) => ({
        id: demoId('garbage', (number += 1)),
        collected_on: dayAgo(ago),
        garbage_kind,
        garbage_outlet,
        quantity: Math.max(0.01, Math.round(most * (0.6 + ((ago * 7) % 40) / 100) * 100) / 100),
        project_id: PROJECT,
        ...(garbage_outlet === 3 && { place_name: '城南建筑垃圾消纳场', plate_number: `沪B${20_110 + (ago % 9)}` }),
        ...(garbage_kind === 8 && { place_name: '绿洲危废处置公司', receipt_number: `WF-${20_260_000 + ago}` }),
      }));
    });
    await resourceRepository(trx, garbagesorting).insertMany(demoAccess('contractor', 'kechuang', 1), rows);
    const moulds = MOULDS.flatMap(([name, code, mould_kind, turns_allowed], set) =>
      Array.from({ length: 7 }, (_, at) => ({
        id: demoId('mould', set * 10 + at + 1),
        mould_name: `${name} ${at + 1}#`,
        mould_number: `${code}-${String(at + 1).padStart(3, '0')}`,
        mould_status: MOULD.inUse,
        project_id: PROJECT,
        mould_kind,
        supplier: '华铝模架租赁公司',
        arrived_on: dayAgo(150 - at),
        turns_allowed,
        turns_used: 0,
      })),
    );
    await resourceRepository(trx, mold).insertMany(demoAccess('contractor', 'kechuang', 150), moulds);
    const uses = Array.from({ length: 48 }, (_, at) => {
      const floor = 1 + Math.floor(at / 6);
      return {
        id: demoId('mould_use', at + 1),
        project_id: PROJECT,
        // The second plywood mould makes all of its turns.
        mould_id: demoId('mould', at % 6 === 1 ? 12 : (at % 6) * 10 + 1 > 50 ? 2 : (at % 6) * 10 + 1),
        used_on: dayAgo(64 - floor * 7),
        turns: 1,
        part_id: demoId('part', 20 + floor * 10 + (at % 3)),
      };
    });
    await resourceRepository(trx, molduse).insertMany(demoAccess('contractor', 'kechuang', 1), uses);
  },
});
