import { defineSettings, whole } from '../../../settings/define.ts';

/** When monthly reports are due. */
export default defineSettings('monthreport', {
  label: { zh: '安全生产月报', en: 'Monthly safety reports' },
  order: 83,
  settings: {
    month_report_day: whole({
      label: {
        zh: '次月几日起每天催报（未核定）',
        en: 'Reminded daily from this day of the next month (to be confirmed)',
      },
      hint: {
        zh: '集团已建当月月报而下级未上报时',
        en: 'Where a group has begun its report and a company has not handed in',
      },
      min: 1,
      max: 28,
      fallback: 5,
    }),
  },
});
