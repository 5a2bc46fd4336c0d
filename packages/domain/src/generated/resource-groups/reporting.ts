// Written by `npm run generate` from the files that it lists.
import reportcode from '../../modules/reporting/reportcode/resource.ts';
import reportdifference from '../../modules/reporting/reportdifference/resource.ts';
import reportentry from '../../modules/reporting/reportentry/resource.ts';
import reportexchange from '../../modules/reporting/reportexchange/resource.ts';
import reportplatform from '../../modules/reporting/reportplatform/resource.ts';
import reporttarget from '../../modules/reporting/reporttarget/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  reportcode,
  reportdifference,
  reportentry,
  reportexchange,
  reportplatform,
  reporttarget,
];
