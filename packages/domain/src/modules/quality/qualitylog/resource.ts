import { patrolTask } from '../../../patrols/task.ts';
import { defineResource } from '../../../resource/define.ts';
import { qualityLevel } from '../dictionary.ts';

/** One point of one round of a quality patrol (console specification, section 2.3). */
export default defineResource({
  name: 'qualitylog',
  noun: 'quality_patrol',
  label: { zh: '质量巡检任务', en: 'Quality patrol' },
  about: {
    zh: '每一轮质量巡检到每个点的任务：按方案自动生成，到点扫码、拍照、填结果；有问题可直接开质量整改单。',
    en: 'One point of one round of a quality patrol. The scheme makes it; the result is recorded at the point, and a problem becomes an order.',
  },
  ...patrolTask({
    path: 'quality-patrol',
    point: 'qualitysite',
    scheme: 'qualityplan',
    order: 'qualitycorrection',
    level: qualityLevel,
    tiles: {
      open: { zh: '待质量巡检', en: 'Quality patrols to do' },
      today: { zh: '今日质量巡检', en: 'Quality patrols of today' },
      week: { zh: '近 7 天质量巡检', en: 'Quality patrols done in 7 days' },
    },
  }),
});
