// Written by `npm run generate` from the files that it lists.
import inspectionlot from '../../modules/quality/inspectionlot/resource.ts';
import qualityassessment from '../../modules/quality/qualityassessment/resource.ts';
import qualitypost from '../../modules/quality/qualitypost/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [inspectionlot, qualityassessment, qualitypost];
