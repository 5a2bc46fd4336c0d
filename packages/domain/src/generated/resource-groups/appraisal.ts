// Written by `npm run generate` from the files that it lists.
import appraiselog from '../../modules/appraisal/appraiselog/resource.ts';
import appraiseplan from '../../modules/appraisal/evaluationplan/appraiseplan/resource.ts';
import appraiseresult from '../../modules/appraisal/evaluation/appraiseresult/resource.ts';
import evaluation from '../../modules/appraisal/evaluation/resource.ts';
import evaluationlibrary from '../../modules/appraisal/evaluationlibrary/resource.ts';
import evaluationplan from '../../modules/appraisal/evaluationplan/resource.ts';
import evaluationrecord from '../../modules/appraisal/evaluation/evaluationrecord/resource.ts';
import evaluationtemplate from '../../modules/appraisal/evaluationtemplate/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  appraiselog,
  appraiseplan,
  appraiseresult,
  evaluation,
  evaluationlibrary,
  evaluationplan,
  evaluationrecord,
  evaluationtemplate,
];
