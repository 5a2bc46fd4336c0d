import { defineRoom } from '../../../room.ts';
import { applicantHandlers, sweepApplicantFiles } from './index.ts';

export default defineRoom({
  handlers: ({ db, pool, ports, captchas, setting, blobs, fileKey: key, timeZone, options: { applicants: bounds } }) =>
    applicantHandlers({ db, pool, ports, captchas, setting, blobs, key, timeZone, bounds }),
  eachMinute: [({ db, blobs }, now) => sweepApplicantFiles(db, blobs, now)],
});
