import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', owner: LOOK, regulator: LOOK });
