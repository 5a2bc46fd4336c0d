import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', 5002: LOOK });
