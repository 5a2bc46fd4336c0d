import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({
  contractor: '*',
  lookers: LOOK,
  owner: ['word'],
  regulator: ['word'],
  5002: ['add', 'edit', 'submit'],
});
