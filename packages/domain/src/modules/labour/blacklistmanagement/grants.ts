import { defineGrants } from '../../../grants/define.ts';

/** Owners and regulators do not see what a company writes about people. */
export default defineGrants({ contractor: '*' });
