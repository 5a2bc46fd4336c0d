import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', owner: [...LOOK, 'export'], regulator: LOOK });
