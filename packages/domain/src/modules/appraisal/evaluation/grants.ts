import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['approve', 'giveback', 'object', 'uphold', 'dismiss', 'export', 'word'],
  regulator: ['export', 'word'],
  5002: ['approve', 'giveback', 'object', 'uphold', 'dismiss'],
});
