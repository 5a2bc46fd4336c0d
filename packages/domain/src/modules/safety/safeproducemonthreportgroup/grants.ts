import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', regulator: LOOK });
