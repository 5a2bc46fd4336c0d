import { defineRoom } from '../room.ts';
import { fileHandlers, sealOlderFiles, sweepFiles } from './index.ts';

export default defineRoom({
  handlers: ({ db, blobs, fileKey: key, ports: { randomBytes }, setting, converter }) =>
    fileHandlers({ db, blobs, key, randomBytes, setting, converter }),
  open:
    async ({ converter }) =>
    async () =>
      converter?.close(),
  // The sweep first: whoever has opened a file in the clear has read it when its bytes go, an hour later.
  hourly: [
    ({ db, blobs, filesInUse }, now) => sweepFiles(db, blobs, now, filesInUse),
    ({ db, blobs }) => sealOlderFiles(db, blobs),
  ],
});
