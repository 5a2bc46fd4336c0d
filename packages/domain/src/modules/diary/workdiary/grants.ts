import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', owner: [...LOOK, 'word'], regulator: [...LOOK, 'word'], '5002': '*' });
