import { defineRoom } from '../room.ts';
import { settingHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, settings, options: { openId } }) => settingHandlers(db, settings, openId !== undefined),
});
