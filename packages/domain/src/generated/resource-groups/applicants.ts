// Written by `npm run generate` from the files that it lists.
import applysreview from '../../modules/applicants/applysreview/resource.ts';
import personregistration from '../../modules/applicants/personregistration/resource.ts';
import sipacreview from '../../modules/applicants/applysreview/sipacreview/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [applysreview, personregistration, sipacreview];
