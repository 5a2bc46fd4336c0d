// Written by `npm run generate` from the files that it lists.
import applysreview from '../modules/applicants/applysreview/submission.ts';
import personregistration from '../modules/applicants/personregistration/submission.ts';

export const SUBMISSIONS = [applysreview, personregistration] as const;
