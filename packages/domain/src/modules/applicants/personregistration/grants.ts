import { defineGrants } from '../../../grants/define.ts';

// Whoever looks upon others sees their numbers masked.
export default defineGrants({ regulator: ['list', 'detail', 'export', 'pass', 'giveback', 'refuse'] });
