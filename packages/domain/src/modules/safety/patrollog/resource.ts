import { patrolTask } from '../../../patrols/task.ts';
import { defineResource } from '../../../resource/define.ts';
import { dangerLevel } from '../dictionary.ts';

/**
 * One point of one round of a patrol. The server creates it from its scheme on schedule, or a user adds it; then the
 * result is recorded on site (console specification, sections 3 and 7.5).
 */
export default defineResource({
  name: 'patrollog',
  noun: 'patrol',
  label: { zh: '巡检任务', en: 'Patrol' },
  about: {
    zh: '每一轮巡检到每个点的任务：按方案自动生成，到点扫码、拍照、填结果；有隐患可直接开整改单。',
    en: 'One point of one round of a patrol. The scheme makes it; the result is recorded at the point, and a hazard becomes an order.',
  },
  ...patrolTask({
    path: 'patrol',
    point: 'patrolsite',
    scheme: 'patrolplan',
    order: 'hiddenDangerRectification',
    level: dangerLevel,
    onWalls: true,
    tiles: {
      open: { zh: '待巡检任务', en: 'Patrols to do' },
      today: { zh: '今日巡检', en: 'Patrols of today' },
      week: { zh: '近 7 天已巡检', en: 'Patrols done in 7 days' },
    },
  }),
});
