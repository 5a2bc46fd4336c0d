import { defineSettings, whole } from '../../../settings/define.ts';

export default defineSettings('measure', {
  label: { zh: '实测实量', en: 'Measured quantities' },
  order: 84,
  settings: {
    measure_rectify_days: whole({
      label: { zh: '爆点整改期限（天）', en: 'Days to correct points beyond the limits' },
      hint: {
        zh: '未填整改期限时，自实测日期起算；未核定',
        en: 'From the day of the measurement, where no date is given. Not confirmed',
      },
      min: 1,
      max: 90,
      fallback: 3,
    }),
  },
});
