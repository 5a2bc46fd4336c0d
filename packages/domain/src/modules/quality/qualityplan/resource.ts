import { patrolScheme } from '../../../patrols/scheme.ts';
import { defineResource } from '../../../resource/define.ts';

/** Schemes of quality patrols: points, people and cycle (console specification, section 2.3). */
export default defineResource({
  name: 'qualityplan',
  noun: 'quality_scheme',
  label: { zh: '质量巡检方案', en: 'Quality scheme' },
  about: {
    zh: '质量巡检方案：巡哪些点、谁来巡、多久一次；启用后按周期自动生成质量巡检任务。',
    en: 'Which points are patrolled for quality, by whom and how often. A running scheme makes the patrols by itself.',
  },
  ...patrolScheme({ path: 'quality-scheme', point: 'qualitysite', example: '主体结构每日质量巡检' }),
});
