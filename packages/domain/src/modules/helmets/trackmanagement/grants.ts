import { defineGrants } from '../../../grants/define.ts';

// Where people were is told to few: the site and who supervises it.
export default defineGrants({ contractor: '*', regulator: ['list'] });
