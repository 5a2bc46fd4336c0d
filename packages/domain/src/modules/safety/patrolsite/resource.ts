import { patrolPoint } from '../../../patrols/point.ts';
import { defineResource } from '../../../resource/define.ts';

/** Points that a patrol inspects (console specification, sections 2.3 and 9). */
export default defineResource({
  name: 'patrolsite',
  noun: 'patrolsite',
  label: { zh: '巡检点', en: 'Patrol point' },
  about: {
    zh: '现场的巡检点，贴上二维码，巡检人到点扫码即可填报。',
    en: 'The points on site that are patrolled. Each has a code that the patroller scans.',
  },
  firstStep: {
    order: 41,
    way: 'site',
    least: 0,
    label: { zh: '设置巡检点', en: 'Set a patrol point' },
    hint: { zh: '巡检方案按巡检点安排任务', en: 'Patrol schemes are made of points' },
  },
  ...patrolPoint('patrol-site'),
});
