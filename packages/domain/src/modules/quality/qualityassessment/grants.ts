import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['supervise', 'survey', 'design', 'accept', 'giveback', 'modify', 'forbid', 'export', 'word'],
  regulator: ['export', 'word'],
  5002: ['supervise', 'survey', 'design', 'accept', 'giveback', 'modify', 'forbid', 'word'],
});
