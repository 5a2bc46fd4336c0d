import { defineRoom } from '../room.ts';
import { dictionaryHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, dictionaries }) => dictionaryHandlers(db, dictionaries) });
