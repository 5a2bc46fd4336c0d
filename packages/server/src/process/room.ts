import { businessRecords } from '../resources/index.ts';
import { defineRoom } from '../room.ts';
import { countTodo, filesOfProcesses, passDeadlines, processHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, fileKey, engine, resources, ports: { now }, timeZone: zone }) =>
    processHandlers({ db, fileKey, engine, records: businessRecords(resources), now, zone }),
  eachMinute: [({ db, engine }, now) => passDeadlines(db, engine, now)],
  counts: ({ db, ports }) => ({ todo: (account_id) => countTodo(db, account_id, ports.now()) }),
  filesInUse: filesOfProcesses,
});
