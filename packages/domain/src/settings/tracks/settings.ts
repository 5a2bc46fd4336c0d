import { defineSettings, whole } from '../define.ts';

const unconfirmed = { zh: '未核定，按设备的定位精度和上报间隔调整', en: 'Not confirmed; depends on the receivers' };

/** How tracks are drawn, and what counts as a pause. */
export default defineSettings('tracks', {
  label: { zh: '轨迹', en: 'Tracks' },
  order: 78,
  settings: {
    track_gap_minutes: whole({
      label: { zh: '轨迹断开的静默时长（分钟）', en: 'Silence that cuts a track (minutes)' },
      hint: {
        zh: '超过该时长没有位置时不连线，播放时跳过；未核定',
        en: 'Without a position for longer, no line is drawn and playback leaps over it; not confirmed',
      },
      min: 1,
      max: 120,
      fallback: 5,
    }),
    track_pause_metres: whole({
      label: { zh: '停留判定半径（米）', en: 'Radius of a pause (metres)' },
      hint: unconfirmed,
      min: 3,
      max: 500,
      fallback: 15,
    }),
    track_pause_minutes: whole({
      label: { zh: '停留最短时长（分钟）', en: 'Shortest pause (minutes)' },
      hint: unconfirmed,
      min: 1,
      max: 120,
      fallback: 5,
    }),
  },
});
