import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '轨迹管理', en: 'Tracks' },
  about: {
    zh: '在地图上回放安全帽的移动轨迹：多人同时播放，可拖动、变速、跟随，报警时刻标在时间轴上，可导出。',
    en: 'Replay of where helmets went: several at once, with slider, speed and follow; alarms are marked on the time line, and positions are exported.',
  },
  order: 60,
  operations: [VIEW, { operation_code: 'export', label: { zh: '导出', en: 'Export' } }],
});
