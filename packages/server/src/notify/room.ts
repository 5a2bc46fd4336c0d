import { defineRoom } from '../room.ts';
import { notificationHandlers, sweepNotifications } from './index.ts';

export default defineRoom({
  handlers: ({ db, hub, counts }) => notificationHandlers(db, hub, counts()),
  hourly: [({ db, setting }, now) => sweepNotifications(db, now, setting('notifications_days'))],
});
