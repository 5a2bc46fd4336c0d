import { defineRoom } from '../room.ts';
import { filesOfSteps, resourceHandlers, sweepCallKeys, sweepOverdue, sweepUploads } from './index.ts';

export default defineRoom({
  handlers: ({ resources }) => resourceHandlers(resources),
  hourly: [
    ({ db }, now) => sweepUploads(db, now),
    ({ db }, now) => sweepCallKeys(db, now),
    ({ db, timeZone }, now) => sweepOverdue(db, now, timeZone),
  ],
  filesInUse: filesOfSteps,
});
