import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  // Posts decide who issues and rechecks; the contractor keeps the list of a project without a supervision in the system.
  contractor: '*',
  lookers: LOOK,
  owner: ['approve', 'refuse', 'export', 'word'],
  regulator: ['export', 'word'],
  5002: '*',
});
