// Written by `npm run generate` from the files that it lists.
import contractbill from '../../modules/contracts/contractbill/resource.ts';
import contractchange from '../../modules/contracts/contractchange/resource.ts';
import contractclaim from '../../modules/contracts/contractclaim/resource.ts';
import contractcost from '../../modules/contracts/contractcost/resource.ts';
import contractentry from '../../modules/contracts/contractentry/resource.ts';
import contractmanage from '../../modules/contracts/contractmanage/resource.ts';
import contractmeasure from '../../modules/contracts/contractmeasure/resource.ts';
import contractpayment from '../../modules/contracts/contractpayment/resource.ts';
import contractpayout from '../../modules/contracts/contractpayout/resource.ts';
import contractsafety from '../../modules/contracts/contractsafety/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  contractbill,
  contractchange,
  contractclaim,
  contractcost,
  contractentry,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
];
