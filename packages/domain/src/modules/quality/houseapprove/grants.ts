import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['approve', 'recheck', 'sign', 'object', 'export'],
  5002: ['approve'],
});
