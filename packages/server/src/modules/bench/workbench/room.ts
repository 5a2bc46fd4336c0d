import { defineRoom } from '../../../room.ts';
import { workbenchHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone, menus, moreTiles, ports: { report } }) =>
    workbenchHandlers({ db, timeZone, menus, moreTiles, report }),
});
