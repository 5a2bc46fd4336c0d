import { defineRoom } from '../room.ts';
import { menuHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, menus }) => menuHandlers(db, menus) });
