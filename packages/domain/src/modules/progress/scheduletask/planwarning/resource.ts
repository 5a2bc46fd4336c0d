import { partOf } from '../../../../resource/part.ts';
import scheduletask from '../resource.ts';

/** Tasks whose forecast is behind the baseline (console specification, section 2.2: plan warning). */
export default partOf(scheduletask, {
  name: 'planwarning',
  noun: 'schedule_warning',
  label: { zh: '进度预警', en: 'Warning' },
  fixed: { warned: 1 },
});
