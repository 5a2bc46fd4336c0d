import { defineGrants } from '../../../grants/define.ts';

// Whoever reads the library reads the answers, so only those who set papers do.
export default defineGrants({ contractor: '*', regulator: '*' });
