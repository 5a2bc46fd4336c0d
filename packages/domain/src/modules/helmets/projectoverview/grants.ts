import { defineGrants } from '../../../grants/define.ts';

// Where people are is told to few: the site and who supervises it.
export default defineGrants({ contractor: '*', regulator: '*' });
