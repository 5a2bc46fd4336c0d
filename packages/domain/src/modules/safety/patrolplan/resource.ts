import { patrolScheme } from '../../../patrols/scheme.ts';
import { defineResource } from '../../../resource/define.ts';

/**
 * Patrol schemes: the points to inspect, the inspectors and the frequency (console specification, section 7.5: scheme).
 */
export default defineResource({
  name: 'patrolplan',
  noun: 'patrolplan',
  label: { zh: '巡检方案', en: 'Patrol scheme' },
  about: {
    zh: '巡检方案：巡哪些点、谁来巡、多久一次；启用后按周期自动生成巡检任务。',
    en: 'Which points are patrolled, by whom and how often. A running scheme makes the patrols by itself.',
  },
  firstStep: {
    order: 42,
    way: 'site',
    label: { zh: '安排第一次巡检', en: 'Plan the first patrol' },
    hint: { zh: '到期自动生成巡检任务，通知巡检人员', en: 'Tasks are made when they are due, and people are told' },
  },
  ...patrolScheme({ path: 'patrol-scheme', point: 'patrolsite', example: '塔吊日常巡检' }),
});
