import { defineRoom } from '../../../room.ts';
import { whyHandler } from './why.ts';

export default defineRoom({ handlers: ({ db, menus, resources }) => [whyHandler(db, menus, resources.standing)] });
