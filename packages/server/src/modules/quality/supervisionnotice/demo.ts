import { CONSENT, NOTICE, SUSPENSION } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

/** Matter, kind, what was asked, what was done. */
type Matter = readonly [title: string, kind: number, asked: string, done: string];

const MATTERS: readonly Matter[] = [
  [
    '柱箍筋加密区间距偏大',
    1,
    '柱端加密区箍筋实测间距 130 mm，图纸要求 100 mm，请调整',
    '已按 100 mm 补绑箍筋，自检 12 处合格',
  ],
  ['梁柱节点箍筋缺失', 1, '核心区箍筋少放 2 道，请补放并报隐蔽验收', '已补放，节点逐个检查'],
  ['楼板面筋踩踏下沉', 1, '面筋保护层实测 45 mm，请加设马镫并铺设走道板', '马镫加密到 800 mm，走道板已铺'],
  ['后浇带未设独立支撑', 1, '后浇带两侧支撑与满堂架连成一体，请改为独立支撑', '已按方案改设独立支撑'],
  ['混凝土养护不到位', 1, '浇筑后 20 小时仍未覆盖，请立即覆盖保湿并加强测温', '已覆盖薄膜和土工布，每 4 小时测温'],
  ['墙柱根部烂根', 1, '3 处墙柱根部漏浆蜂窝，请按修补方案处理', '剔凿后用高一级灌浆料修补'],
  ['砌体灰缝不饱满', 1, '水平灰缝饱满度抽查 71%、74%，请返工', '已拆除重砌，复查 88%'],
  ['防水卷材搭接不足', 1, '卷材搭接宽度 60 mm，规范要求 80 mm，请整改', '不足处加铺附加层，蓄水试验无渗漏'],
  ['楼层临边防护缺失', 2, '临边防护栏杆缺失 14 m，请当日恢复', '已恢复并挂密目网'],
  ['电梯井口防护门未锁', 2, '5 个井口防护门未锁，井内每层未设平网', '已加锁并补设平网'],
  ['配电箱未做重复接地', 2, '二级箱 3 台未做重复接地，请整改后报验', '已接地，实测 4 Ω'],
  ['外架连墙件被拆除', 2, '连墙件拆除 6 处未恢复，请立即恢复', '已按两步三跨恢复'],
  ['支模架立杆悬空', 2, '立杆底部悬空 4 根，扫地杆未设，请整改', '已垫实并补设扫地杆'],
  ['周计划完成率偏低', 3, '本周计划完成率 72%，请分析原因并上报赶工措施', '增加钢筋工 12 人，两班作业'],
  ['材料进场未报验即使用', 1, '一批直螺纹套筒未报验已用于现场，请停用并补报', '已停用封存，补做工艺检验合格'],
  ['签证资料滞后', 4, '基坑降水签证滞后 20 天未报，请补齐', '已补齐 6 份签证及影像'],
  ['扬尘控制不到位', 5, '主干道未洒水，裸土未覆盖，请整改', '已覆盖，雾炮每日 4 次'],
];
const FLOORS = ['东段', '中段', '西段'];
const COUNT = 36;
const OPEN = { issued: 3, replied: 2 };

/** Orders that stopped works: project, matter, cause, days ago, days that it lasted; null: it still does. */
const STOPS = [
  [1, '4 层东段未经隐蔽验收封模', 2, 74, 2],
  [1, '塔吊附着未验收投入使用', 5, 118, 4],
  [1, '地下室外墙防水未按设计施工', 3, 150, 6],
  [5, '深基坑监测报警未按预案处置', 5, 63, 5],
  [4, '幕墙埋件位置与施工图不符', 3, 41, 3],
  [6, '建设单位调整工艺管线', 1, 90, 21],
  [8, '盾构始发条件未验收即掘进', 2, 2, null],
] as const;

/** Notices of half a year with their replies, and the orders that stopped works. */
export default defineDemo({
  name: 'supervisionnotice',
  after: ['qualitypost', 'partmanage'],
  async load(trx) {
    await trx
      .insertInto('supervision_notice')
      .values(Array.from({ length: COUNT }, (_, at) => noticeOf(at)))
      .execute();
    await trx
      .insertInto('suspension_order')
      .values(STOPS.map((_, at) => stopOf(at)))
      .execute();
  },
});

const common = (at: string, organisation: string) => ({
  org_id: organisationId(organisation),
  created_at: at,
  created_by: accountId('patrol'),
  updated_at: at,
  updated_by: accountId('patrol'),
  version: 1,
});

function stateOf(at: number): number {
  if (at === COUNT - 1) return NOTICE.draft;
  if (at >= COUNT - 1 - OPEN.issued) return NOTICE.issued;
  if (at >= COUNT - 1 - OPEN.issued - OPEN.replied) return NOTICE.replied;
  return at === 11 ? NOTICE.withdrawn : NOTICE.closed;
}

function noticeOf(at: number) {
  const [matter, notice_kind, asked, done] = MATTERS[at % MATTERS.length]!;
  const ago = Math.round((COUNT - at) * 5) - 4;
  const state = stateOf(at);
  const floor = 1 + (Math.floor(at / 3) % 8);
  const onPart = notice_kind <= 2;
  const replied = state === NOTICE.replied || state === NOTICE.closed;
  return {
    ...common(demoTime(ago, 9), 'kechuang'),
    id: demoId('supervision_notice', at + 1),
    notice_title: onPart ? `${floor}层${FLOORS[at % 3]}${matter}` : matter,
    notice_status: state,
    notice_number: `JLTZ-2026-${String(at + 1).padStart(3, '0')}`,
    notice_kind,
    project_id: demoId('project', 1),
    part_id: onPart ? demoId('part', 20 + floor * 10 + (at % 3)) : null,
    content: `${asked}；整改自检合格后书面回复，未经复查不得进入下道工序。`,
    replier_id: accountId('contractor'),
    deadline: demoTime(ago - (state === NOTICE.issued ? 12 : 3)).slice(0, 10),
    ...(state !== NOTICE.draft && { issued_by: accountId('patrol'), issued_at: demoTime(ago, 10) }),
    ...(replied && { reply: done, replied_by: accountId('contractor'), replied_at: demoTime(ago - 2, 16) }),
    ...(state === NOTICE.closed && {
      review_opinion: '经复查，已整改到位',
      reviewed_by: accountId('patrol'),
      reviewed_at: demoTime(ago - 3, 10),
    }),
    ...(state === NOTICE.withdrawn && { review_opinion: '与 JLTZ-2026-010 重复' }),
  };
}

function stopOf(at: number) {
  const [project, order_title, suspension_cause, ago, lasted] = STOPS[at]!;
  const end = ago - (lasted ?? 0);
  return {
    ...common(demoTime(ago, 9), project === 1 ? 'kechuang' : 'shanghai'),
    id: demoId('suspension_order', at + 1),
    order_title,
    suspension_status: lasted === null ? SUSPENSION.stopped : SUSPENSION.resumed,
    order_number: `GCZT-2026-${String(at + 1).padStart(3, '0')}`,
    suspension_cause,
    project_id: demoId('project', project),
    stopped_on: demoTime(ago, 14).slice(0, 10),
    stop_hour: 14,
    description: `${order_title}，现场监理制止无效，存在质量安全隐患。`,
    demands: '停止相关部位施工，查明责任，落实整改措施并报监理复查。',
    owner_consent: at === 1 ? CONSENT.after : CONSENT.before,
    leader_id: accountId('contractor'),
    issued_by: accountId('patrol'),
    issued_at: demoTime(ago, 13),
    ...(lasted !== null && {
      ask_note: '已按要求整改，自检合格，人员重新交底，具备复工条件。',
      asked_by: accountId('contractor'),
      asked_at: demoTime(end + 1, 9),
      review_opinion: '经现场核查，整改到位，同意复工',
      reviewed_by: accountId('patrol'),
      reviewed_at: demoTime(end + 1, 15),
      owner_opinion: '同意复工',
      approved_by: accountId('owner'),
      approved_at: demoTime(end, 9),
      resume_on: demoTime(end, 14).slice(0, 10),
      resumed_by: accountId('patrol'),
      resumed_at: demoTime(end, 10),
    }),
  };
}
