import type { Label } from '../../../label.ts';
import { defineSettings, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of real-name reporting. */
export default defineSettings('reporting', {
  label: at('实名制上报', 'Real-name reporting'),
  order: 78,
  settings: {
    report_log_days: whole({
      label: at('上报往来保留天数（未核定）', 'Days for which exchanges are kept (not confirmed)'),
      hint: at('往来记录写明报送了哪些个人信息', 'They say which personal data left'),
      min: 180,
      max: 3650,
      fallback: 1095,
    }),
    report_result_hours: whole({
      label: at('等待平台结果的最长小时数', 'Hours for which a result is waited for'),
      hint: at('超过后按未送达处理，重新上报', 'Afterwards the report counts as lost and is sent again'),
      min: 1,
      max: 168,
      fallback: 24,
    }),
  },
});
