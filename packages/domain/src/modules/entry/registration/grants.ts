import { defineGrants } from '../../../grants/define.ts';

// Settled point 6: a reduced menu.
export default defineGrants({ pending: ['list'] });
