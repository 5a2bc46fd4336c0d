import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: ['list', 'detail', 'add', 'edit', 'delete', 'import', 'export'],
  lookers: LOOK,
});
