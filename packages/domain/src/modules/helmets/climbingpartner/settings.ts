import type { Label } from '../../../label.ts';
import { defineSettings, onOff, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of work at height. Not confirmed by anybody of the trade. */
export default defineSettings('climbing', {
  label: at('登高作业监护', 'Work at height'),
  order: 79,
  settings: {
    climb_certificate: onOff({
      label: at(
        '作业人须持登高作业证和高处作业体检（未核定）',
        'Certificate and medical check for height (not confirmed)',
      ),
      hint: at('关闭后只按准入规则判断', 'Off: the rules of admission alone'),
      fallback: true,
    }),
    climb_watch_metres: whole({
      label: at('监护人最远距离（米，未核定）', 'Farthest distance of the watcher (m, not confirmed)'),
      hint: at('按两顶安全帽的定位计算', 'Between the two helmets'),
      min: 2,
      max: 200,
      fallback: 20,
    }),
    climb_stale_seconds: whole({
      label: at('定位多久未更新视为中断（秒，未核定）', 'Age from which a position is lost (s, not confirmed)'),
      hint: at('安全帽一般每 10 至 30 秒上报', 'Helmets report every 10 to 30 s'),
      min: 20,
      max: 1800,
      fallback: 120,
    }),
    climb_hook_metres: whole({
      label: at(
        '高于起始高程几米须挂安全带（米，未核定）',
        'Height above the start from which to hook (m, not confirmed)',
      ),
      hint: at('GB/T 3608 以 2 米为高处作业', 'GB/T 3608: work at height begins at 2 m'),
      min: 0,
      max: 50,
      fallback: 2,
    }),
    climb_alarm_seconds: whole({
      label: at('异常持续几秒报警（秒，未核定）', 'Seconds until an alarm (s, not confirmed)'),
      hint: at('换挂时短暂脱钩不报警', 'A moment while the hook is moved raises nothing'),
      min: 0,
      max: 600,
      fallback: 15,
    }),
  },
});
