import { sql } from 'kysely';
import { isAway, filesOfBin } from '../store/index.ts';
import { repeat } from '../repeat.ts';
import { defineRoom } from '../room.ts';
import { filesOfSteps, resourceHandlers, sweepBin, sweepCallKeys, sweepOverdue, sweepUploads } from './index.ts';
import { filesOfJobs, jobHandlers, jobNews, jobWorker, sweepJobs } from './jobs/index.ts';

/** Interval at which a server looks for background jobs, ms. */
const EVERY = 1000;

export default defineRoom({
  handlers: ({ resources }) => [...resourceHandlers(resources), ...jobHandlers(resources)],
  hourly: [
    ({ db }, now) => sweepUploads(db, now),
    ({ db }, now) => sweepCallKeys(db, now),
    ({ db, setting }, now) => sweepBin(db, setting, now),
    ({ resources, setting }, now) => sweepJobs(resources, setting, now),
    ({ db, timeZone }, now) => sweepOverdue(db, now, timeZone),
  ],
  filesInUse: () => sql`${filesOfSteps()} union all ${filesOfBin()} union all ${filesOfJobs()}`,
  counts: ({ db }) => ({ jobs: (account_id) => jobNews(db, account_id) }),
  open: async ({ resources, ports, within }) => {
    const { now, report } = ports;
    const worker = jobWorker({ resources, now, report, within });
    // An unreachable database is reported by other code.
    const failed = (error: unknown) => (isAway(error) ? undefined : report(error));
    const end = repeat({ every: EVERY, steps: [worker.step], failed });
    return () => {
      worker.stop();
      return end();
    };
  },
});
