import { defineRoom } from '../../../room.ts';
import { whyHandler } from './why.ts';

export default defineRoom({ handlers: ({ db, menus }) => [whyHandler(db, menus)] });
