import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: [...LOOK, 'add', 'pass', 'refuse', 'withdraw'],
  owner: ['export'],
  regulator: ['export', 'word'],
});
