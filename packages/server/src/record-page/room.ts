import { defineRoom } from '../room.ts';
import { filesOfRecords, recordPageHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, timeZone, fileKey, blobs, ports }) =>
    recordPageHandlers({ db, timeZone, fileKey, blobs, report: ports.report }),
  filesInUse: filesOfRecords,
});
