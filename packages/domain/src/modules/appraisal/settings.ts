import { defineSettings, whole } from '../../settings/define.ts';

export default defineSettings('appraisal', {
  label: { zh: '考核评价', en: 'Appraisal' },
  order: 86,
  settings: {
    appraisal_publicity_days: whole({
      label: { zh: '考评结果公示天数（未核定）', en: 'Days of publicity of a result (to be confirmed)' },
      hint: {
        zh: '从批准次日起算；对之后批准的结果生效',
        en: 'From the day after the approval; holds for later approvals',
      },
      min: 1,
      max: 60,
      fallback: 5,
    }),
    appraisal_bars_months: whole({
      label: {
        zh: '单位考评不合格后不得进场（月，未核定）',
        en: 'A unit that failed does not come on site for so many months (to be confirmed)',
      },
      hint: {
        zh: '最近一次生效的考评为不合格的单位不能参建、进场；0 为不限制',
        en: 'By its newest result in effect; 0: no such rule',
      },
      min: 0,
      max: 60,
      fallback: 12,
    }),
  },
});
