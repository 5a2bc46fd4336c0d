import { defineRoom } from '../room.ts';
import { fileHandlers, sweepFiles } from './index.ts';

export default defineRoom({
  handlers: ({ db, blobs, fileKey: key, ports: { randomBytes }, setting }) =>
    fileHandlers({ db, blobs, key, randomBytes, setting }),
  hourly: [({ db, blobs, filesInUse }, now) => sweepFiles(db, blobs, now, filesInUse)],
});
