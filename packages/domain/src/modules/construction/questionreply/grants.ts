import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['export'],
  regulator: ['export'],
  5002: ['add', 'reply', 'accept', 'again', 'reopen', 'withdraw'],
});
