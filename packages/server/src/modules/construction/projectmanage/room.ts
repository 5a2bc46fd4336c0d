import { defineRoom } from '../../../room.ts';
import { projectFenceHandlers } from './index.ts';

export default defineRoom({ handlers: ({ db, fileKey }) => projectFenceHandlers({ db, fileKey }) });
