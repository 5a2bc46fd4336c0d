import { civilDay, GongdiError, productivetask, qualityupdate, taskmanage, type Label } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';

const LATE: Label = { zh: '日期不能晚于今天，请改选日期', en: 'The day is in the future; choose another' };

/** Refuses a day on which nothing can have happened yet. */
function notInFuture(path: string, day: string | null | undefined, { now, timeZone }: WriteContext): Promise<void> {
  if (day && day > civilDay(now, timeZone))
    throw new GongdiError('invalid', { label: LATE, problems: [{ path, code: 'refused', message: LATE.zh }] });
  return Promise.resolve();
}

// Sums and states follow by triggers, which do not know what day it is on the site.
export default defineRoom({
  afterWrite: [
    afterWrite(productivetask, (_, { work_date }, context) => notInFuture('work_date', work_date, context)),
    afterWrite(qualityupdate, (_, { checked_on }, context) => notInFuture('checked_on', checked_on, context)),
    afterWrite(taskmanage, (_, { begun_on, finished_on }, context) =>
      notInFuture(finished_on ? 'finished_on' : 'begun_on', finished_on ?? begun_on, context),
    ),
  ],
});
