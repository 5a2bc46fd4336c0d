import { defineRoom } from '../../../room.ts';
import { scanHandler } from './index.ts';

export default defineRoom({
  handlers: ({ db, menus, timeZone }) => [scanHandler({ db, menus, timeZone })],
});
