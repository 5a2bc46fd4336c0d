import { civilDay, DEFAULT_TIME_ZONE, hiddenDangerRectification } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);

const people = {
  rectifier_id: accountId('contractor'),
  inspector_id: accountId('patrol'),
  project_id: demoId('project', 1),
};
const CORRECTIONS = [
  {
    id: demoId('correction', 1),
    order_title: '一级配电箱门锁损坏，漏电保护器未试跳',
    danger_level: 1,
    deadline: day(-2),
    status: 1,
    patrol_id: demoId('patrol', 203),
    ...people,
  },
  {
    id: demoId('correction', 2),
    order_title: '基坑西侧坡顶堆放钢筋，超出允许荷载',
    danger_level: 2,
    deadline: day(-1),
    status: 2,
    measure: '已将钢筋全部转运至加工棚，并在坡顶设置警戒带',
    corrected_at: demoTime(1),
    ...people,
  },
  {
    id: demoId('correction', 3),
    order_title: '3 号楼外脚手架第 7 步缺少连墙件 2 处',
    danger_level: 3,
    deadline: day(2),
    status: 3,
    measure: '已按方案补装连墙件并全数复核',
    corrected_at: demoTime(3),
    recheck_opinion: '复查合格',
    closed_at: demoTime(2),
    ...people,
  },
];

/** Correction orders in every state. */
export default defineDemo({
  name: 'hidden-danger-rectification',
  after: ['projectmanage', 'patrols'],
  async load(trx) {
    for (const order of CORRECTIONS)
      await resourceRepository(trx, hiddenDangerRectification).addAhead(demoAccess('contractor', 'kechuang', 4), order);
  },
});
