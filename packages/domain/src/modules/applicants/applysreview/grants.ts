import { defineGrants } from '../../../grants/define.ts';

// Users with these operations on the data of other organisations see personal numbers masked.
export default defineGrants({ regulator: ['list', 'detail', 'export', 'pass', 'giveback', 'refuse'] });
