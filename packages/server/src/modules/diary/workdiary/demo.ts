import { DIARY, DIARY_KIND, workdiary } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const WEATHER = ['晴', '多云', '阴', '小雨', '晴', '多云', '晴'];
const WORK = [
  '墙柱钢筋绑扎',
  '梁板模板安装',
  '梁板钢筋绑扎',
  '混凝土浇筑',
  '模板拆除与材料转运',
  '二次结构砌筑',
  '水电预埋',
];
const PROBLEMS = [
  '东侧临边防护局部松动，当日加固完成',
  '塔吊 1 号变幅限位复测，下午恢复使用',
  '混凝土供应间隔偏长，已与搅拌站协调',
  null,
  null,
  null,
];
/** Days ago on which nobody wrote one: the gaps of the calendar. */
const GAPS = new Set([6, 19, 33, 47]);

/** Two months of diaries of the site office's project: construction each day, safety twice a week. */
export default defineDemo({
  name: 'workdiary',
  after: ['partmanage'],
  async load(trx) {
    const diaries = resourceRepository(trx, workdiary);
    let number = 0;
    for (let ago = 62; ago >= 1; ago--)
      for (const diary_kind of [DIARY_KIND.construction, DIARY_KIND.safety]) {
        const isSafety = diary_kind === DIARY_KIND.safety;
        if (isSafety ? ago % 3 !== 0 : GAPS.has(ago)) continue;
        number += 1;
        const late_days = number % 17 === 0 ? 1 + (number % 3) : 0;
        const status = ago === 1 ? DIARY.draft : ago > 8 ? DIARY.reviewed : DIARY.signed;
        const floor = Math.max(1, 8 - Math.floor(ago / 9));
        await diaries.addAhead(
          demoAccess(isSafety ? 'patrol' : 'contractor', 'kechuang', Math.max(0, ago - late_days)),
          {
            id: demoId('diary', number),
            diary_date: new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10),
            diary_kind,
            project_id: demoId('project', 1),
            part_id: demoId('part', 1),
            weather: WEATHER[ago % 7]!,
            temperature_max: 16 + (ago % 9),
            temperature_min: 9 + (ago % 6),
            wind: '东南风 2 级',
            heads: 76 + ((ago * 7) % 23),
            people: '钢筋班 24 人，木工班 31 人，混凝土班 14 人',
            work_done: isSafety
              ? `${floor} 层临边、洞口和作业平台巡查，班前教育 3 个班组`
              : `${floor} 层${WORK[ago % WORK.length]}；${Math.max(1, floor - 1)} 层${WORK[(ago + 3) % WORK.length]}`,
            machines: '塔吊 2 台，施工升降机 1 台，汽车泵 1 台',
            ...(ago % 4 === 0 && { deliveries: '热轧带肋钢筋 HRB400E 22 吨' }),
            ...(ago % 3 === 0 && { inspections: '钢筋安装检验批自检合格，报监理验收' }),
            ...(PROBLEMS[ago % PROBLEMS.length] && { problems: PROBLEMS[ago % PROBLEMS.length] }),
            diary_status: status,
            late_flag: late_days > 0,
            ...(late_days > 0 && { late_days }),
            ...(status >= DIARY.signed && { signed_at: demoTime(Math.max(0, ago - late_days), 18, 10) }),
            ...(status === DIARY.reviewed && {
              reviewer_id: accountId('contractor'),
              reviewed_at: demoTime(Math.max(0, ago - late_days - 1), 9, 30),
            }),
          },
        );
      }
  },
});
