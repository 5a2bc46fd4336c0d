import { civilDay, GongdiError, partmanage } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { countsHandler } from './counts.ts';
import { generateHandler } from './generate.ts';

const IN_FUTURE = { zh: '状态日期不能晚于今天，请改选日期', en: 'The day is in the future; choose another' };

export default defineRoom({
  handlers: ({ db, timeZone }) => [generateHandler(db, timeZone), countsHandler(db)],
  afterWrite: [
    // Everything else of a part is kept by triggers, which do not know what day it is on the site.
    afterWrite(partmanage, (_, { state_date }, { now, timeZone }) => {
      if (state_date && state_date > civilDay(now, timeZone))
        throw new GongdiError('invalid', {
          label: IN_FUTURE,
          problems: [{ path: 'state_date', code: 'refused', message: IN_FUTURE.zh }],
        });
      return Promise.resolve();
    }),
  ],
});
