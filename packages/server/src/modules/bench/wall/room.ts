import { defineRoom } from '../../../room.ts';
import { wallHandlers } from './handlers.ts';
import { sweepUses } from './links.ts';

export default defineRoom({
  handlers: ({ db, timeZone, menus, ports: { report, randomBytes } }) =>
    wallHandlers({ db, timeZone, menus, report, randomBytes }),
  hourly: [({ db }, now) => sweepUses(db, now)],
});
