import { patrolPoint } from '../../../patrols/point.ts';
import { defineResource } from '../../../resource/define.ts';

/** Points that are patrolled for quality (console specification, section 2.3). */
export default defineResource({
  name: 'qualitysite',
  noun: 'quality_point',
  label: { zh: '质量巡检点', en: 'Quality point' },
  about: {
    zh: '质量巡检的点：样板、工序作业面、材料堆场等，贴上二维码，巡检人到点扫码即可填报。',
    en: 'What is patrolled for quality: samples, working faces, stores of material. Each has a code that is scanned.',
  },
  ...patrolPoint('quality-site'),
});
