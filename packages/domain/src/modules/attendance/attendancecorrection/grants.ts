import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: ['list', 'detail', 'add', 'edit', 'delete', 'export', 'approve', 'refuse', 'withdraw'],
  owner: ['consent'],
  // Asks for what happened on site; somebody else decides.
  5002: ['add', 'edit', 'delete'],
  lookers: LOOK,
});
