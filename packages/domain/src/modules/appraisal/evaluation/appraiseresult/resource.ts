import { partOf } from '../../../../resource/part.ts';
import { APPRAISAL_KIND } from '../../dictionary.ts';
import evaluation from '../resource.ts';

/** Results of appraisals (console specification, section 2.2). */
export default partOf(evaluation, {
  name: 'appraiseresult',
  noun: 'appraise_result',
  label: { zh: '考核结果', en: 'Result' },
  fixed: { appraisal_kind: APPRAISAL_KIND.appraisal },
});
