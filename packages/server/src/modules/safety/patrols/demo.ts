import { civilDay, DEFAULT_TIME_ZONE, patrollog, patrolplan, patrolsite, type AnyResource } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { patrolCode, SAFETY_PATROLS } from '../../../patrols/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const PROJECT = demoId('project', 1);
const PLAN = demoId('patrolplan', 1);

const SITES = [
  ['1#塔吊基础', '3 号楼东侧', '基础无积水，螺栓无松动，接地可靠'],
  ['2#施工升降机', '5 号楼北侧', '防坠安全器在有效期内，门连锁有效'],
  ['深基坑西侧支护', '基坑西侧', '支护无渗漏、无裂缝，坡顶无堆载'],
  ['一级配电箱', '钢筋加工棚旁', '箱体接地，漏电保护器动作正常'],
  ['易燃品库房', '生活区南侧', '灭火器压力正常，无明火，通风良好'],
  ['3 号楼外脚手架', '3 号楼', '连墙件齐全，脚手板铺满绑牢'],
] as const;

const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);

type Add = (resource: AnyResource, row: Record<string, unknown>, ago: number) => Promise<unknown>;

/** Patrol points, a patrol scheme, and its patrols of three days. */
export default defineDemo({
  name: 'patrols',
  after: ['projectmanage'],
  async load(trx) {
    const add: Add = (resource, row, ago) =>
      resourceRepository(trx, resource).addAhead(demoAccess('contractor', 'kechuang', ago), row);
    for (const [index, [point_name, position, requirement]] of SITES.entries())
      await add(
        patrolsite,
        {
          id: demoId('patrolsite', index + 1),
          project_id: PROJECT,
          point_type: index < 2 ? 1 : 2,
          point_name,
          position,
          requirement,
        },
        30,
      );
    await add(
      patrolplan,
      {
        id: PLAN,
        scheme_name: '科创中心日常安全巡检',
        project_id: PROJECT,
        type: 1,
        status: 1,
        cycle: 1,
        point_ids: SITES.map((_, index) => demoId('patrolsite', index + 1)),
        user_ids: [accountId('patrol')],
        leader_id: accountId('contractor'),
        begin_date: day(30),
      },
      30,
    );
    for (const ago of [3, 2, 1]) await loadRound(add, ago);
  },
});

async function loadRound(add: Add, ago: number): Promise<void> {
  for (const index of SITES.keys()) {
    const found = ago === 2 && index === 3;
    const missed = ago === 1 && index === 5;
    await add(
      patrollog,
      {
        id: demoId('patrol', ago * 100 + index),
        task_code: patrolCode(SAFETY_PATROLS.code, PLAN, day(ago), index + 1),
        patrol_scheme_id: PLAN,
        type: 1,
        point_id: demoId('patrolsite', index + 1),
        patrol_date: day(ago),
        user_ids: [accountId('patrol')],
        leader_id: accountId('contractor'),
        project_id: PROJECT,
        status: missed ? 4 : found ? 3 : 2,
        finding: missed ? null : found ? '一级配电箱门锁损坏，漏电保护器未试跳' : '现场正常',
        ...(missed
          ? {}
          : {
              done_by: accountId('patrol'),
              done_at: demoTime(ago),
              place: { longitude: 121.4805 + index * 0.0004, latitude: 31.2353, address: SITES[index]![1] },
            }),
        ...(found ? { danger_level: 1, rectifier_id: accountId('contractor'), deadline: day(-2) } : {}),
      },
      ago,
    );
  }
}
