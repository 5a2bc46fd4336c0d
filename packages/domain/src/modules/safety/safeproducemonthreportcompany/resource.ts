import { defineResource } from '../../../resource/define.ts';
import { monthCourse, monthFields } from '../month-report.ts';

/** Monthly safety reports of companies (console specification, section 2.3). */
export default defineResource({
  name: 'safeproducemonthreportcompany',
  noun: 'month_report',
  label: { zh: '公司安全生产月报', en: 'Monthly safety report' },
  about: {
    zh: '公司每月的安全生产月报：巡检、隐患、演练、培训、报警、事故等数字由本公司及下级的记录统计，点数字看记录；上报时连同来源冻结。',
    en: 'The report of a company: patrols, hazards, drills, trainings, alarms and accidents are counted from records, which each figure opens; all is frozen when it is handed in.',
  },
  rules: [
    {
      zh: '每个公司每月一份；数字统计本公司和下级单位的记录，未上报时随记录变化。',
      en: 'One for each company and month; it counts the records of the company and of those below it, and follows them until it is handed in.',
    },
    {
      zh: '月份结束后才能上报；上报后数字、来源和文字都不再改变，记录改了也不影响。',
      en: 'It is handed in after the month has ended; then figures, sources and texts stay, whatever happens to the records.',
    },
  ],
  ...monthCourse('month-report-company', ['summary', 'next_plan']),
  fields: monthFields(),
});
