import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: ['list', 'detail', 'add', 'edit', 'delete', 'export', 'approve', 'refuse', 'withdraw'],
  owner: ['consent'],
  lookers: LOOK,
});
