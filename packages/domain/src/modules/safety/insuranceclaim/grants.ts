import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', lookers: LOOK });
