import { defineGrants } from '../../../grants/define.ts';

export default defineGrants({ contractor: ['list'], '5002': ['list'] });
