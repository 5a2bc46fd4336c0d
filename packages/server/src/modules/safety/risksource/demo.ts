import {
  CONTROL_LEVEL,
  MAJOR_DANGER,
  majordanger,
  patrolplan,
  patrolsite,
  RISK,
  risksource,
  riskScoreOf,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const PROJECT = demoId('project', 1);
const day = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);
/** Day of the month on which the risks with a period are checked. */
const CHECK_DAY = 17;
const MONTHLY = 4;

/** Name, kind, accident, hazards, codes of L, E and C, technical measures. */
const RISKS = [
  ['塔楼外架作业层临边', 2, 1, '脚手板未满铺、外侧防护缺失', 3, 2, 3, '作业层满铺脚手板，外侧挂密目网并设两道护栏'],
  ['大堂高支模浇筑', 2, 2, '立杆间距偏大、浇筑顺序不当', 3, 2, 2, '按专家论证方案搭设，浇筑时监测沉降'],
  ['深基坑西侧支护变形', 1, 2, '坡顶堆载、渗漏导致支护位移', 3, 1, 2, '坡顶 2 m 内禁止堆载，位移每日监测'],
  ['1#塔吊吊运大模板', 2, 4, '吊物下方有人、钢丝绳断丝', 3, 2, 3, '吊运区警戒，钢丝绳每日检查'],
  ['2#施工升降机运行', 1, 4, '防坠器失效、门联锁被短接', 4, 1, 2, '防坠安全器按期标定，联锁每班试验'],
  ['屋面钢构高处焊接', 2, 1, '未系安全带、焊渣引燃', 3, 3, 3, '设生命线，焊点下方设接火斗'],
  ['电梯井口防护', 1, 1, '井口防护门缺失或被移开', 3, 2, 3, '井口设定型化防护门，井内每两层设水平网'],
  ['消防水池有限空间作业', 2, 9, '未检测通风即进入', 4, 3, 2, '先通风后检测，持证作业，井口有人监护'],
  ['悬挑卸料平台', 1, 3, '超载、斜拉钢丝绳松动', 4, 2, 4, '挂牌限载 1 t，钢丝绳双道受力'],
  ['二级配电箱漏电保护', 1, 7, '漏电保护器拒动、接零混接', 4, 2, 4, '每周试跳并记录'],
  ['钢筋加工棚机械伤人', 2, 5, '防护罩缺失、违章操作', 4, 2, 4, '防护罩齐全，设操作规程牌'],
  ['混凝土泵车布料', 2, 6, '支腿基础下陷', 4, 3, 4, '支腿垫钢板，作业前复核地基'],
  ['楼层洞口', 1, 1, '洞口盖板缺失', 3, 2, 4, '短边 0.25 m 以上洞口设固定盖板'],
  ['动火作业', 2, 8, '可燃物未清理、无人看火', 4, 2, 4, '办理动火证，配灭火器并有人看火'],
  ['模板拆除', 2, 3, '未设警戒、抛掷材料', 4, 2, 4, '拆模区警戒，材料集中吊运'],
  ['吊篮外墙施工', 2, 1, '安全锁失灵、配重不足', 4, 2, 3, '安全锁一年标定，配重固定上锁'],
  ['挖掘机回转半径', 2, 6, '人员进入回转半径', 4, 3, 4, '设警戒与指挥'],
  ['夜间施工照明', 1, 13, '照度不足、眩光', 5, 2, 5, '作业面照度不低于 50 lx'],
  ['临时消防水源', 1, 8, '水压不足、栓口堵塞', 5, 1, 4, '每月试水'],
  ['气瓶存放', 1, 12, '氧气乙炔混放、暴晒', 4, 3, 4, '分库存放，间距 5 m 以上'],
  ['木工加工区', 1, 8, '木屑堆积、吸烟', 4, 2, 5, '每日清理，禁烟'],
  ['基坑上下通道', 1, 1, '通道湿滑、无扶手', 4, 2, 5, '设定型化梯笼'],
  ['物料提升机进料口', 1, 3, '防护棚破损', 5, 2, 4, '双层防护棚'],
  ['塔吊附着安装', 2, 1, '高处安装无安全带', 4, 4, 3, '持证安装，旁站监督'],
  ['降水井用电', 1, 7, '电缆浸水', 5, 2, 4, '电缆架空，井口设漏保'],
  ['场内车辆倒车', 2, 6, '视线盲区', 4, 2, 5, '倒车有专人指挥'],
  ['食堂燃气', 1, 8, '管路老化', 5, 2, 4, '设报警切断阀'],
  ['宿舍私拉电线', 1, 7, '大功率电器', 4, 1, 6, '36 V 供电，限流'],
  ['高温季节室外作业', 2, 13, '中暑', 4, 2, 6, '避开 12—15 时'],
  ['台风季围挡', 1, 2, '围挡倾覆', 5, 4, 4, '加设斜撑'],
  ['砌筑脚手架', 2, 1, '架体超载', 4, 2, 5, '堆砖不超三皮'],
  ['打磨粉尘', 2, 13, '未佩戴口罩', 4, 2, 6, '湿法作业'],
  ['地下室临时通风', 1, 9, '一氧化碳积聚', 6, 2, 3, '机械通风并设报警器'],
  ['桩头破除', 2, 3, '碎块飞溅', 4, 3, 5, '设挡板'],
] as const;

const LOWEST = [
  CONTROL_LEVEL.company,
  CONTROL_LEVEL.project,
  CONTROL_LEVEL.project,
  CONTROL_LEVEL.team,
  CONTROL_LEVEL.post,
];

/** Risks of the site office's project on its floor plans and its map, and major dangers of the last months. */
export default defineDemo({
  name: 'risksource',
  after: ['floorplan', 'patrols', 'taskmanage'],
  async load(trx) {
    const by = demoAccess('contractor', 'kechuang', 75);
    const plan = await trx
      .selectFrom('floor_plan')
      .select('id')
      .where('id', '=', demoId('floor_plan', 1))
      .executeTakeFirst();
    const rows = RISKS.map(
      ([risk_name, risk_kind, accident_kind, scene, likelihood, exposure, consequence, engineering], at) => {
        const { grade } = riskScoreOf({ likelihood, exposure, consequence })!;
        const checked = grade <= 2;
        return {
          id: demoId('risk_source', at + 1),
          risk_name,
          risk_status: at % 9 === 8 ? RISK.removed : RISK.controlled,
          project_id: PROJECT,
          part_id: demoId('part', [3, 4, 5, 39, 49, 59][at % 6]!),
          risk_kind,
          accident_kind,
          scene,
          likelihood,
          exposure,
          consequence,
          control_level: LOWEST[grade - 1]!,
          owner_id: accountId(at % 3 === 1 ? 'patrol' : 'contractor'),
          engineering,
          management: '作业前交底，班前检查并记录',
          training: '三级教育与专项交底',
          protection: '安全帽、安全带、防滑鞋',
          emergency: '立即停工、撤离并报告项目负责人，按应急预案处置',
          ...(checked && {
            check_cycle: MONTHLY,
            check_day: CHECK_DAY,
            check_users: [accountId('patrol')],
            point_id: demoId('patrolsite', 100 + at),
            scheme_id: demoId('patrolplan', 100 + at),
          }),
          ...(at % 9 === 8 && {
            remove_note: '作业已完成，设施已拆除',
            removed_by: accountId('contractor'),
            removed_at: demoTime(8),
          }),
          ...(plan && { plan_id: plan.id, pin_x: 0.08 + ((at * 7) % 12) * 0.075, pin_y: 0.14 + ((at * 5) % 9) * 0.09 }),
          place: {
            longitude: Number((121.4604 + ((at * 7) % 12) * 0.000_16).toFixed(6)),
            latitude: Number((31.1739 + ((at * 5) % 9) * 0.000_15).toFixed(6)),
          },
        };
      },
    );
    const checked = rows.filter(({ scheme_id }) => scheme_id);
    await resourceRepository(trx, patrolsite).insertMany(
      by,
      checked.map(({ point_id, risk_name, scene, engineering }) => ({
        id: point_id!,
        point_name: risk_name,
        project_id: PROJECT,
        point_type: 2,
        requirement: `${scene}\n${engineering}`,
      })),
    );
    await resourceRepository(trx, patrolplan).insertMany(
      by,
      checked.map(({ point_id, scheme_id, risk_name, owner_id }) => ({
        id: scheme_id!,
        scheme_name: `危险源检查：${risk_name}`,
        project_id: PROJECT,
        type: 2,
        status: 1,
        point_ids: [point_id!],
        cycle: MONTHLY,
        cycle_day: CHECK_DAY,
        begin_date: day(75),
        user_ids: [accountId('patrol')],
        leader_id: owner_id,
      })),
    );
    await resourceRepository(trx, risksource).insertMany(by, rows);
    await resourceRepository(trx, majordanger).insertMany(demoAccess('contractor', 'kechuang', 2), dangers());
  },
});

/** Title, criterion, part (null: the whole project), days ago, days until it was closed (null: open). */
const DANGERS = [
  ['深基坑西侧水平位移超过报警值', 3, 4, 146, 5],
  ['塔楼高支模立杆基础积水下沉', 4, 39, 83, 3],
  ['1#塔吊附着框螺栓缺失', 8, 3, 61, 2],
  ['外架悬挑段连墙件被拆除', 5, 49, 37, 4],
  ['降水井检修未检测有害气体', 9, 5, 20, 1],
  ['临建板房搭设在高压线保护区', 12, null, 2, null],
] as const;

const dangers = () =>
  DANGERS.map(([danger_title, criterion, part, ago, closed], at) => ({
    id: demoId('major_danger', at + 1),
    danger_title,
    danger_status: closed === null ? MAJOR_DANGER.stopped : MAJOR_DANGER.closed,
    criterion: criterion === 8 ? 6 : criterion,
    // The open one stops the second stage, which has not begun.
    project_id: part === null ? demoId('project', 2) : PROJECT,
    part_id: part === null ? null : demoId('part', part),
    found_on: day(ago),
    description: '巡查发现，已下达停工指令，现场警戒，人员撤离',
    rectifier_id: accountId('contractor'),
    verifier_id: accountId('patrol'),
    deadline: day(ago - 7),
    told_people: [accountId('contractor'), accountId('patrol')],
    ...(closed !== null && {
      measure: '按方案整改完成，复测合格，经监理检查',
      corrected_at: demoTime(ago - closed, 11),
      verify_opinion: '现场核查合格，同意销号复工',
      closed_at: demoTime(ago - closed, 16),
    }),
  }));
