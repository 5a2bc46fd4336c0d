import { SEASON_DAY } from '../../../archives/warranty.ts';
import type { Label } from '../../../label.ts';
import { defineSettings, whole, words } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of warranties. Not confirmed by anybody of the trade; seasons differ by region. */
export default defineSettings('warranty', {
  label: at('工程保修', 'Warranties'),
  order: 83,
  check: ({ warranty_season_from: from, warranty_season_to: to }) =>
    SEASON_DAY.test(from) && SEASON_DAY.test(to)
      ? undefined
      : {
          path: SEASON_DAY.test(from) ? 'warranty_season_to' : 'warranty_season_from',
          code: 'format',
          message: at('请写成 月-日，如 11-15', 'Write month and day, such as 11-15'),
        },
  settings: {
    warranty_season_from: words({
      label: at('采暖期开始（月-日，未核定）', 'Season begins (MM-DD, not confirmed)'),
      hint: at('如 11-15', 'Such as 11-15'),
      maxLength: 5,
      required: true,
      fallback: '11-15',
    }),
    warranty_season_to: words({
      label: at('采暖期结束（月-日，未核定）', 'Season ends (MM-DD, not confirmed)'),
      hint: at('如 03-15', 'Such as 03-15'),
      maxLength: 5,
      required: true,
      fallback: '03-15',
    }),
    warranty_warn_days: whole({
      label: at('保修到期提前提醒（天）', 'Reminder ahead of the end (days)'),
      hint: at('到期前集中检查，避免遗留问题', 'So that what is left is found in time'),
      min: 1,
      max: 365,
      fallback: 60,
    }),
  },
});
