// Written by `npm run generate` from the files that it lists.
import enterprisebank from '../../modules/companies/enterprisebank/resource.ts';
import participating from '../../modules/companies/participating/resource.ts';
import participating_v2 from '../../modules/companies/participating/participating_v2/resource.ts';
import supplierbank from '../../modules/companies/enterprisebank/supplierbank/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [enterprisebank, participating, participating_v2, supplierbank];
