import { defineRoom } from '../../../room.ts';
import { administrationHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, pool, ports, setting }) => administrationHandlers({ db, pool, ports, setting }),
});
