import { partOf } from '../../../../resource/part.ts';
import { APPRAISAL_KIND } from '../../dictionary.ts';
import evaluationplan from '../resource.ts';

/** Plans of appraisals, with the same steps as those of evaluations (console specification, section 2.2). */
export default partOf(evaluationplan, {
  name: 'appraiseplan',
  noun: 'appraise_plan',
  label: { zh: '考核计划', en: 'Appraisal plan' },
  fixed: { appraisal_kind: APPRAISAL_KIND.appraisal },
});
