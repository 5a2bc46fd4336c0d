import { partOf } from '../../../../resource/part.ts';
import { APPRAISAL_KIND } from '../../dictionary.ts';
import evaluation from '../resource.ts';

/** Records of evaluations (console specification, section 2.3). */
export default partOf(evaluation, {
  name: 'evaluationrecord',
  noun: 'evaluation_record',
  label: { zh: '评价记录', en: 'Evaluation' },
  fixed: { appraisal_kind: APPRAISAL_KIND.evaluation },
});
