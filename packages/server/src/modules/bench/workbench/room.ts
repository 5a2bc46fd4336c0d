import { defineRoom } from '../../../room.ts';
import { workbenchHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone, setting, menus, moreTiles, ports: { report } }) =>
    workbenchHandlers({ db, timeZone, setting, menus, moreTiles, report }),
});
