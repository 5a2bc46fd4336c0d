import type { Label } from '../../label.ts';
import { defineSettings, whole } from '../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** From how many days on a task is slipping or late. */
export default defineSettings('progress', {
  label: at('进度', 'Progress'),
  order: 79,
  settings: {
    progress_yellow_days: whole({
      label: at('预测完成晚于基准多少天为黄灯', 'Yellow from so many days behind the baseline'),
      hint: at('未核定', 'Not confirmed'),
      min: 1,
      max: 365,
      fallback: 1,
    }),
    progress_red_days: whole({
      label: at('预测完成晚于基准多少天为红灯', 'Red from so many days behind the baseline'),
      hint: at('未核定', 'Not confirmed'),
      min: 1,
      max: 365,
      fallback: 7,
    }),
  },
  check: ({ progress_yellow_days, progress_red_days }) =>
    progress_red_days <= progress_yellow_days
      ? {
          path: 'progress_red_days',
          code: 'redEarly',
          message: at('红灯的天数必须大于黄灯', 'Red must be more days than yellow'),
        }
      : undefined,
});
