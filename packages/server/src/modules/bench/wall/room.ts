import { defineRoom } from '../../../room.ts';
import { wallHandlers } from './handlers.ts';
import { sweepUses } from './links.ts';

export default defineRoom({
  handlers: ({ db, timeZone, setting, menus, moreTiles, fileKey, ports: { report, randomBytes } }) =>
    wallHandlers({ db, timeZone, setting, menus, moreTiles, fileKey, report, randomBytes }),
  hourly: [({ db }, now) => sweepUses(db, now)],
});
