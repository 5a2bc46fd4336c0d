import type { Engine } from '../engine/index.ts';
import type { Ground } from '../ground.ts';
import { businessRecords } from '../resources/index.ts';
import { defineRoom } from '../room.ts';
import { countTodo, filesOfProcesses, passDeadlines, processHandlers } from './index.ts';
import { carryOut, type OutcomeDeps } from './outcomes/carry-out.ts';

const outcomesOf = ({ db, resources, ports: { now, report }, within }: Ground): OutcomeDeps => ({
  db,
  records: businessRecords(resources),
  now,
  report,
  within,
});

export default defineRoom({
  handlers: (ground) => {
    const { db, fileKey, engine, resources, ports, timeZone: zone } = ground;
    const outcomes = outcomesOf(ground);
    // What a call decides changes the record before the call is answered; what nobody's call decides, within a minute.
    const transact: Engine['transact'] = async (company, work) => {
      const done = await engine.transact(company, work);
      await carryOut(outcomes).catch(ports.report);
      return done;
    };
    return processHandlers({
      db,
      fileKey,
      engine: { ...engine, transact },
      records: businessRecords(resources),
      now: ports.now,
      zone,
    });
  },
  eachMinute: [({ db, engine }, now) => passDeadlines(db, engine, now), (ground) => carryOut(outcomesOf(ground))],
  counts: ({ db, ports }) => ({ todo: (account_id) => countTodo(db, account_id, ports.now()) }),
  filesInUse: filesOfProcesses,
});
