import { defineGrants, LOOK } from '../../../grants/define.ts';

// A contractor grants to others only what it has itself, and files the logs that come on paper.
export default defineGrants({ owner: '*', regulator: '*', contractor: '*', '5002': [...LOOK, 'word'] });
