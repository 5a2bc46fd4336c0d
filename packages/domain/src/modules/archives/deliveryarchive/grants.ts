import { defineGrants } from '../../../grants/define.ts';

export default defineGrants({ contractor: ['list'], lookers: ['list'] });
