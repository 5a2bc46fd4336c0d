import { civilDay, qualificationmanage, type RowOf } from '@gongdi/domain';
import { defineRoom } from '../../../room.ts';
import { renewalOf } from './renewal.ts';
import { tellTerms } from './tell-terms.ts';

export default defineRoom({
  derive: (ground) => ({
    [qualificationmanage.name]: (db, rows, { now, timeZone }) =>
      renewalOf(db, rows as readonly RowOf<typeof qualificationmanage>[], {
        day: civilDay(now, timeZone),
        required: ground().setting('certificate_year_hours'),
      }),
  }),
  hourly: [({ db, timeZone, setting }, now) => tellTerms(db, now, timeZone, setting('certificate_year_hours'))],
});
