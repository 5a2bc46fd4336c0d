import { partOf } from '../../../../resource/part.ts';
import { SUBJECT } from '../dictionary.ts';
import witnesssampling from '../resource.ts';

/** Samples of delivered material: the same steps, seals and judgement as other samples (console specification, section 2.3). */
export default partOf(witnesssampling, {
  name: 'materialacceptsample',
  noun: 'material_sample',
  label: { zh: '材料送检样品', en: 'Sample of material' },
  about: {
    zh: '进场材料的复验样品：取样、封样、送检、出报告；未出结果或不合格的批次不能领用。',
    en: 'Samples of delivered material, from taking to the report. A batch whose sample is open or failed is not used.',
  },
  fixed: { sample_subject: SUBJECT.material },
});
