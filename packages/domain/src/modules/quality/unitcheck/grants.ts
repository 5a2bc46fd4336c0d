import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['export', 'word'],
  regulator: ['export', 'word'],
  5002: ['conclude', 'giveback', 'reopen', 'export', 'word'],
});
