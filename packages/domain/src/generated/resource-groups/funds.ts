// Written by `npm run generate` from the files that it lists.
import fundaccount from '../../modules/funds/fundaccount/resource.ts';
import fundentry from '../../modules/funds/fundentry/resource.ts';
import fundraisingapproval from '../../modules/funds/fundraisingapproval/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [fundaccount, fundentry, fundraisingapproval];
