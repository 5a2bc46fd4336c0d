import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['edit', 'handin', 'takeback', 'export'],
  regulator: ['edit', 'handin', 'takeback', 'export'],
  5002: ['edit', 'handin', 'takeback'],
});
