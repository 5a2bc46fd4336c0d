import { patrolRooms, SAFETY_PATROLS } from '../../../patrols/index.ts';
import { defineRoom } from '../../../room.ts';
import { patrolHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone }) => patrolHandlers(db, timeZone),
  ...patrolRooms(SAFETY_PATROLS),
});
