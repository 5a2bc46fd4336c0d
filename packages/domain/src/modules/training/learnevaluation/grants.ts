import { defineGrants } from '../../../grants/define.ts';

export default defineGrants({ regulator: ['list'] });
