// Written by `npm run generate` from the files that it lists.
import payentry from '../../modules/wages/payentry/resource.ts';
import payhistory from '../../modules/wages/payhistory/resource.ts';
import payline from '../../modules/wages/payline/resource.ts';
import payroll from '../../modules/wages/payroll/resource.ts';
import payspecialaccount from '../../modules/wages/payspecialaccount/resource.ts';
import paystatement from '../../modules/wages/paystatement/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  payentry,
  payhistory,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
];
