import { defineRoom } from '../room.ts';
import { sql } from 'kysely';
import { filesOfBin } from '../store/index.ts';
import { filesOfSteps, resourceHandlers, sweepBin, sweepCallKeys, sweepOverdue, sweepUploads } from './index.ts';

export default defineRoom({
  handlers: ({ resources }) => resourceHandlers(resources),
  hourly: [
    ({ db }, now) => sweepUploads(db, now),
    ({ db }, now) => sweepCallKeys(db, now),
    ({ db, setting }, now) => sweepBin(db, setting, now),
    ({ db, timeZone }, now) => sweepOverdue(db, now, timeZone),
  ],
  filesInUse: () => sql`${filesOfSteps()} union all ${filesOfBin()}`,
});
