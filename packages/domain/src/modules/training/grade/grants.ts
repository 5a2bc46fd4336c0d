import { defineGrants } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', regulator: '*', owner: ['list', 'detail'], '5002': ['list', 'detail'] });
