import {
  accidentrecord,
  MONTH_REPORT,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { freeze } from './figures.ts';

const ZONE = 'Asia/Shanghai';
const COMPANIES = ['shanghai', 'huadong', 'huanan', 'xinan'] as const;
const MONTHS = ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03'] as const;
const day = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

/** Title, kind, days ago, seriously and slightly injured. */
const ACCIDENTS = [
  ['木方切割手指擦伤', 5, 22, 0, 1],
  ['搬运钢管砸伤脚背', 3, 48, 0, 1],
  ['下基坑爬梯踏空扭伤', 1, 77, 0, 1],
  ['电焊火花灼伤手臂', 10, 118, 0, 1],
  ['卸料平台边缘坠落骨折', 1, 167, 1, 0],
] as const;

/** Reports of the branches and of the group over eight months; one branch is missing in the newest. */
export default defineDemo({
  name: 'monthreport',
  after: ['risksource', 'patrols', 'emergencyplan'],
  async load(trx) {
    await resourceRepository(trx, accidentrecord).insertMany(
      demoAccess('contractor', 'kechuang', 20),
      ACCIDENTS.map(([accident_title, accident_kind, ago, serious_injuries, slight_injuries], at) => ({
        id: demoId('accident', at + 1),
        accident_title,
        project_id: demoId('project', 1),
        happened_on: day(ago),
        accident_kind,
        deaths: 0,
        serious_injuries,
        slight_injuries,
        course: '现场急救后送医，班组停工教育，整改后复工',
      })),
    );
    for (const [at, report_month] of MONTHS.entries()) {
      const handed = {
        report_status: MONTH_REPORT.handedIn,
        handed_by: accountId('contractor'),
        handed_at: demoTime(at * 30 + 1, 9),
      };
      const words = {
        summary: '本月未发生较大及以上事故，隐患按期整改。',
        next_plan: '开展高处坠落专项检查和消防演练。',
      };
      for (const [of, company] of COMPANIES.entries()) {
        const isMissing = at === 0 && company === 'xinan';
        const row = await resourceRepository(trx, safeproducemonthreportcompany).insert(
          demoAccess('contractor', company, at * 30 + 1),
          {
            id: demoId('month_report', at * 10 + of + 1),
            report_month,
            ...words,
            ...(isMissing ? { report_status: MONTH_REPORT.draft } : handed),
          },
        );
        if (!isMissing) await freeze(trx, 'company', row, ZONE);
      }
      const row = await resourceRepository(trx, safeproducemonthreportgroup).insert(
        demoAccess('admin', 'pujiang', at * 30 + 1),
        {
          id: demoId('group_month_report', at + 1),
          report_month,
          ...words,
          ...(at === 0 ? { report_status: MONTH_REPORT.draft } : { ...handed, handed_by: accountId('admin') }),
        },
      );
      if (at > 0) await freeze(trx, 'group', row, ZONE);
    }
  },
});
