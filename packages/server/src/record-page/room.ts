import { defineRoom } from '../room.ts';
import { filesOfComments, recordPageHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone, fileKey, ports }) => recordPageHandlers({ db, timeZone, fileKey, report: ports.report }),
  filesInUse: filesOfComments,
});
