import { defineRoom } from '../../../room.ts';
import { workbenchHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone, menus, ports: { report } }) => workbenchHandlers({ db, timeZone, menus, report }),
});
