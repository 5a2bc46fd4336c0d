import { defineRoom } from '../room.ts';
import { fileHandlers, sweepFiles } from './index.ts';

export default defineRoom({
  handlers: ({ db, blobs, fileKey: key, ports: { randomBytes }, setting, converter }) =>
    fileHandlers({ db, blobs, key, randomBytes, setting, converter }),
  open:
    async ({ converter }) =>
    async () =>
      converter?.close(),
  hourly: [({ db, blobs, filesInUse }, now) => sweepFiles(db, blobs, now, filesInUse)],
});
