import { defineRoom } from '../../../room.ts';
import { tellTerms } from './tell-terms.ts';

export default defineRoom({ hourly: [({ db, timeZone }, now) => tellTerms(db, now, timeZone)] });
