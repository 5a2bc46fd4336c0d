import type { Label } from '../../../label.ts';
import { defineSettings, onOff, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of helmets: when fences act on positions. Not confirmed by anybody of the trade. */
export default defineSettings('helmets', {
  label: at('智能安全帽', 'Helmets'),
  order: 78,
  settings: {
    helmet_leave_alarm: onOff({
      label: at('离开工地时报警', 'Alarm when a helmet leaves the site'),
      hint: at('以项目电子围栏为界；未画围栏的项目不报', 'At the fence of the project; without one there is no alarm'),
      fallback: true,
    }),
    helmet_fence_positions: whole({
      label: at('连续几次定位才算越界（未核定）', 'Positions in a row that make an event (not confirmed)'),
      hint: at(
        '单次漂移不报警；返回时同样计算',
        'One position that is off raises nothing; coming back counts the same',
      ),
      min: 1,
      max: 20,
      fallback: 2,
    }),
    helmet_fence_margin: whole({
      label: at('围栏外缓冲（米，未核定）', 'Margin outside a fence (m, not confirmed)'),
      hint: at('定位在围栏外此距离内时保持原状态', 'Within it nothing changes'),
      min: 0,
      max: 200,
      fallback: 8,
    }),
    helmet_late_seconds: whole({
      label: at('迟到多久的定位不再报警（秒，未核定）', 'Age from which a position raises nothing (s, not confirmed)'),
      hint: at('补传的定位只进轨迹', 'What is sent later is in the track only'),
      min: 30,
      max: 3600,
      fallback: 300,
    }),
  },
});
