import { DRILL, emergencydrill, emergencyplan, EMERGENCY_PLAN } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const dayIn = (days: number) => new Date(DEMO_NOW + days * 86_400_000).toISOString().slice(0, 10);

/** Name, kind, months between drills, and the days until the next one. */
const PLANS = [
  ['生产安全事故综合应急预案', 1, 12, 128],
  ['高处坠落事故专项应急预案', 2, 12, 46],
  ['坍塌事故专项应急预案', 2, 12, 74],
  ['起重机械事故专项应急预案', 2, 12, 19],
  ['火灾事故专项应急预案', 2, 12, 152],
  ['防台防汛专项应急预案', 2, 12, 230],
  ['触电事故现场处置方案', 3, 6, -4],
  ['物体打击现场处置方案', 3, 6, 33],
  ['有限空间中毒窒息现场处置方案', 3, 6, 61],
  ['中暑现场处置方案', 3, 6, 210],
] as const;
const COURSE = '发现险情后 2 分钟内报告，警戒疏散、伤员转移和清点人数按方案完成';
const EVALUATIONS = [
  '响应及时，分工明确',
  '对讲机频道切换偏慢，已补充通信清单',
  '担架路线被材料占用，要求保持通道畅通',
];

/** Emergency plans of the site office's project, and their drills over two years. */
export default defineDemo({
  name: 'emergencyplan',
  after: ['projectmanage', 'staff'],
  async load(trx) {
    let number = 0;
    for (const [at, [plan_name, plan_kind, drill_months, next]] of PLANS.entries()) {
      const id = demoId('emergency_plan', at + 1);
      const isDraft = at === PLANS.length - 1;
      await resourceRepository(trx, emergencyplan).addAhead(demoAccess('contractor', 'kechuang', 400 - at), {
        id,
        plan_name,
        plan_kind,
        plan_status: isDraft ? EMERGENCY_PLAN.draft : EMERGENCY_PLAN.inForce,
        project_id: demoId('project', 1),
        owner_id: accountId(at % 2 ? 'patrol' : 'contractor'),
        drill_months,
        scenario: '险情报告、先期处置、疏散警戒、救援和恢复的分工与步骤见附件',
        resources: [
          { item: '急救箱', place: '1 号门卫室', amount: '2 只' },
          { item: '应急照明', place: '材料库', amount: '12 盏' },
        ],
        ...(!isDraft && { next_drill: dayIn(next), published_at: demoTime(395 - at) }),
      });
      for (let past = 1; past <= 4 && !isDraft; past++) {
        const ago = Math.round(past * drill_months * 30.4 - next);
        if (ago < 3 || ago > 760) continue;
        number += 1;
        const isFresh = ago < 20;
        await resourceRepository(trx, emergencydrill).addAhead(demoAccess('contractor', 'kechuang', ago + 15), {
          id: demoId('emergency_drill', number),
          drill_name: `${plan_name.replace(/(事故)?(专项|综合)?(应急预案|现场处置方案)$/, '')}演练`,
          drill_status: isFresh ? DRILL.held : DRILL.evaluated,
          project_id: demoId('project', 1),
          plan_id: id,
          planned_on: dayIn(-ago - 1),
          owner_id: accountId('contractor'),
          scope: '项目部及在场班组',
          held_on: dayIn(-ago),
          participants: [1, 2, 3].map((one) => demoId('staff', one)),
          heads: 24 + ((number * 5) % 31),
          course: COURSE,
          ...(!isFresh && {
            drill_result: 1 + (number % 3),
            evaluation: EVALUATIONS[number % 3],
            evaluator_id: accountId('contractor'),
            evaluated_at: demoTime(ago - 2, 15, 30),
          }),
        });
      }
    }
  },
});
