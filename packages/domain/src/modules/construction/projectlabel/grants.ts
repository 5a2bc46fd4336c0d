import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', everybody: LOOK, 5002: ['mark'] });
