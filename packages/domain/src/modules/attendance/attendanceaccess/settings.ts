import type { Label } from '../../../label.ts';
import { defineSettings, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of gates. */
export default defineSettings('gates', {
  label: at('门禁', 'Gates'),
  order: 77,
  settings: {
    gate_clock_seconds: whole({
      label: at('允许的设备钟差（秒）', 'Clock offset of a gate that is accepted (s)'),
      hint: at(
        '超过后按实测钟差修正通行时间并标记；无法确定的标记为存疑，不计考勤',
        'Beyond it, times are mended by the measured offset and marked; those that cannot be known do not count',
      ),
      min: 5,
      max: 3600,
      fallback: 60,
    }),
    gate_store_days: whole({
      label: at('接收离线补传的最长天数', 'Days for which a gate may send its store later'),
      hint: at('更早的通行标记为存疑', 'Earlier passages are doubtful'),
      min: 1,
      max: 90,
      fallback: 30,
    }),
    on_site_hours: whole({
      label: at('只进未出视为在场的小时数', 'Hours for which an entry without an exit counts as on site'),
      hint: at('漏刷出场的人员超过后不再计入在场人数', 'Afterwards a missing exit no longer counts as on site'),
      min: 8,
      max: 72,
      fallback: 24,
    }),
  },
});
