import { defineRoom } from '../../../room.ts';
import { regionsHandler } from './regions.ts';
import { statesHandler } from './states.ts';

export default defineRoom({
  handlers: ({ db, timeZone }) => [statesHandler(db, timeZone), regionsHandler(db, timeZone)],
});
