import { civilDay, DEFAULT_TIME_ZONE, qualitycorrection, qualitylog, qualityplan, qualitysite } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { patrolCode } from '../../../patrols/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);
const project_id = demoId('project', 1);
const PLAN = demoId('quality_scheme', 1);

const SITES = [
  ['墙柱钢筋绑扎作业面', '研发塔楼 7 层', '间距、锚固、保护层垫块符合图纸'],
  ['模板安装作业面', '研发塔楼 6 层', '支撑牢固，拼缝严密，无杂物'],
  ['混凝土养护', '研发塔楼 5 层', '覆盖、浇水到位，无早期裂缝'],
  ['砌体样板间', '研发塔楼 2 层', '灰缝饱满、横平竖直，拉结筋到位'],
  ['抹灰作业面', '研发塔楼 3 层', '基层处理、挂网、分层抹灰'],
  ['钢材堆场', '加工区', '架空堆放，标识齐全，无锈蚀'],
  ['试块养护室', '生活区东侧', '温度 20±2 ℃，湿度 95% 以上'],
] as const;
const FOUND: readonly (readonly [ago: number, site: number, text: string])[] = [
  [12, 0, '剪力墙水平筋间距偏大，局部 240 mm'],
  [8, 3, '填充墙顶部斜砌未按 7 天间隔施工'],
  [5, 1, '梁底模拼缝漏浆，未贴海绵条'],
  [2, 4, '外墙抹灰交接处未挂钢丝网'],
];
const ROUNDS = 15;

/** Points, a scheme, and the quality patrols of three weeks with what they found. */
export default defineDemo({
  name: 'quality-patrols',
  after: ['projectmanage', 'measure'],
  async load(trx) {
    const office = demoAccess('contractor', 'kechuang', 30);
    await resourceRepository(trx, qualitysite).insertMany(
      office,
      SITES.map(([point_name, position, requirement], at) => ({
        id: demoId('quality_point', at + 1),
        point_name,
        position,
        requirement,
        project_id,
        point_type: 2,
      })),
    );
    const people = { user_ids: [accountId('patrol')], leader_id: accountId('contractor') };
    await resourceRepository(trx, qualityplan).addAhead(office, {
      id: PLAN,
      scheme_name: '科创中心主体质量巡检',
      project_id,
      type: 1,
      status: 1,
      cycle: 2,
      point_ids: SITES.map((_, at) => demoId('quality_point', at + 1)),
      begin_date: day(30),
      ...people,
    });
    const rounds = Array.from({ length: ROUNDS }, (_, at) => ROUNDS - at);
    await resourceRepository(trx, qualitylog).insertMany(
      demoAccess('patrol', 'kechuang', 1),
      rounds.flatMap((ago) =>
        SITES.map((_, site) => {
          const found = FOUND.find(([one, where]) => one === ago && where === site);
          const missed = ago === 1 && site === 6;
          return {
            id: demoId('quality_patrol', ago * 100 + site),
            task_code: patrolCode('ZL', PLAN, day(ago), site + 1),
            patrol_scheme_id: PLAN,
            type: 1,
            point_id: demoId('quality_point', site + 1),
            patrol_date: day(ago),
            project_id,
            ...people,
            status: missed ? 4 : found ? 3 : 2,
            finding: missed ? null : (found?.[2] ?? '符合要求'),
            ...(!missed && { done_by: accountId('patrol'), done_at: demoTime(ago, 10, site * 7) }),
            ...(found && { danger_level: 1, rectifier_id: accountId('contractor'), deadline: day(ago - 3) }),
          };
        }),
      ),
    );
    await resourceRepository(trx, qualitycorrection).insertMany(
      demoAccess('patrol', 'kechuang', 2),
      FOUND.map(([ago, site, order_title], at) => ({
        id: demoId('quality_correction', 500 + at),
        order_title,
        status: ago > 6 ? 3 : ago > 3 ? 2 : 1,
        danger_level: 1,
        project_id,
        patrol_id: demoId('quality_patrol', ago * 100 + site),
        rectifier_id: accountId('contractor'),
        inspector_id: accountId('patrol'),
        deadline: day(ago > 3 ? ago - 3 : -1),
        ...(ago > 3 && { measure: '已按要求返工整改', corrected_at: demoTime(ago - 2) }),
        ...(ago > 6 && { recheck_opinion: '复查合格', closed_at: demoTime(ago - 3, 16) }),
      })),
    );
  },
});
