import { defineRoom } from '../room.ts';
import { settingHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, settings }) => settingHandlers(db, settings) });
