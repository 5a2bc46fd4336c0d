import { defineRoom } from '../../../room.ts';
import { materialHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, fileKey }) => materialHandlers(db, fileKey) });
