import { defineRoom } from '../room.ts';
import { mapHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, maps }) => mapHandlers(db, maps) });
