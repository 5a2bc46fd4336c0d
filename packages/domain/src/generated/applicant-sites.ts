// Written by `npm run generate` from the files that it lists.
import jiangdu from '../applicants/sites/jiangdu.ts';
import netapply from '../applicants/sites/netapply.ts';
import sipac from '../applicants/sites/sipac.ts';
import taizhou from '../applicants/sites/taizhou.ts';

export const SITES = [jiangdu, netapply, sipac, taizhou] as const;
