import {
  civilDay,
  DEFAULT_TIME_ZONE,
  disclose,
  hiddenDangerRectification,
  messagepublish,
  patrollog,
  patrolplan,
  patrolsite,
  safetyChecklist,
  type AnyResource,
} from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { patrolCode } from '../patrols/index.ts';
import { resourceRepository, WHOLE } from '../store/index.ts';
import { accountId } from './accounts.ts';
import { DEMO_NOW, demoId, demoTime } from './ids.ts';
import { organisationId } from './organisations.ts';

const DAY = 86_400_000;
const PROJECT = demoId('project', 1);
const PLAN = demoId('patrolplan', 1);

// prettier-ignore
const SITES = [
  ['1#塔吊基础', '3 号楼东侧', '基础无积水，螺栓无松动，接地可靠'],
  ['2#施工升降机', '5 号楼北侧', '防坠安全器在有效期内，门连锁有效'],
  ['深基坑西侧支护', '基坑西侧', '支护无渗漏、无裂缝，坡顶无堆载'],
  ['一级配电箱', '钢筋加工棚旁', '箱体接地，漏电保护器动作正常'],
  ['易燃品库房', '生活区南侧', '灭火器压力正常，无明火，通风良好'],
  ['3 号楼外脚手架', '3 号楼', '连墙件齐全，脚手板铺满绑牢'],
] as const;

const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);

/** Points, a scheme and three days of its rounds, corrections in every state, a checklist, a disclosure, announcements. */
export async function loadSafety(trx: Kysely<unknown>): Promise<void> {
  const add = (resource: AnyResource, organisation: string, row: Record<string, unknown>, ago = 0) =>
    resourceRepository(trx, resource).insert(
      {
        scope: WHOLE,
        account_id: accountId('contractor'),
        org_id: organisationId(organisation),
        now: DEMO_NOW - ago * DAY,
      },
      row,
    );
  for (const [index, [point_name, position, requirement]] of SITES.entries())
    await add(patrolsite, 'kechuang', {
      id: demoId('patrolsite', index + 1),
      project_id: PROJECT,
      point_type: index < 2 ? 1 : 2,
      point_name,
      position,
      requirement,
    }, 30); // prettier-ignore
  await add(patrolplan, 'kechuang', {
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
  }, 30); // prettier-ignore
  for (const ago of [3, 2, 1]) await loadRound(add, ago);
  for (const order of CORRECTIONS) await add(hiddenDangerRectification, 'kechuang', order, 4);
  await add(safetyChecklist, 'kechuang', CHECKLIST, 5);
  await add(disclose, 'kechuang', DISCLOSE, 6);
  for (const [index, notice] of NOTICES.entries())
    await add(messagepublish, 'pujiang', { ...notice, id: demoId('notice', index + 1) }, 8 - index);
}

type Add = (
  resource: AnyResource,
  organisation: string,
  row: Record<string, unknown>,
  ago?: number,
) => Promise<unknown>;

async function loadRound(add: Add, ago: number): Promise<void> {
  for (const index of SITES.keys()) {
    const found = ago === 2 && index === 3;
    const missed = ago === 1 && index === 5;
    await add(patrollog, 'kechuang', {
      id: demoId('patrol', ago * 100 + index),
      task_code: patrolCode(PLAN, day(ago), index + 1),
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
    }, ago); // prettier-ignore
  }
}

const people = { rectifier_id: accountId('contractor'), inspector_id: accountId('patrol'), project_id: PROJECT };
const CORRECTIONS: Record<string, unknown>[] = [
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

const CHECKLIST: Record<string, unknown> = {
  id: demoId('checklist', 1),
  checklist_name: '临时用电专项检查',
  project_id: PROJECT,
  check_date: day(5),
  checker: '周志强',
  status: 1,
  items: [
    { item: '配电箱、开关箱有门有锁，编号清晰', result: 1, remark: null },
    { item: '一机一闸一漏一箱', result: 2, remark: '钢筋棚两台切断机共用一个开关，限当日整改' },
    { item: '电缆架空或埋地敷设，无拖地', result: 1, remark: null },
    { item: '潮湿场所使用安全电压', result: 3, remark: null },
  ],
};

const DISCLOSE: Record<string, unknown> = {
  id: demoId('disclose', 1),
  disclose_title: '深基坑土方开挖安全技术交底',
  project_id: PROJECT,
  disclose_type: 1,
  disclose_date: day(6),
  discloser: '陈建国',
  status: 1,
  content:
    '1. 分层分段开挖，每层不超过 1.5 米，严禁超挖。\n2. 坡顶 2 米内不得堆载、停放机械。\n3. 每班作业前检查支护和坡面，发现渗水、裂缝立即停工撤人并报告。',
};

const NOTICES: Record<string, unknown>[] = [
  {
    notice_title: '关于开展冬季施工安全大检查的通知',
    notice_type: 1,
    status: 2,
    published_at: demoTime(8),
    content: '各项目部于本月底前完成自查，重点检查临时用电、消防、防滑防冻和高处作业。',
  },
  {
    notice_title: '寒潮大风蓝色预警期间停止塔吊作业',
    notice_type: 3,
    status: 2,
    published_at: demoTime(7),
    content: '风力达到六级及以上时停止塔吊、施工升降机和高处作业，收拢材料并加固围挡。',
  },
];
