import { defineRoom } from '../room.ts';
import { mapHandlers, NO_MAP } from './index.ts';

export default defineRoom({ handlers: ({ options }) => mapHandlers(options.map ?? NO_MAP) });
