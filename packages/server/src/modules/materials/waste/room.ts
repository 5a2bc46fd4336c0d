import { civilDay, garbagesorting, molduse } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { statisticsHandler } from './statistics.ts';
import { wasteLabel, wasteRefusal } from './text/index.ts';

export default defineRoom({
  handlers: ({ db, setting }) => [statisticsHandler(db, setting)],
  afterWrite: [
    afterWrite(garbagesorting, (_, { collected_on }, context) => {
      if (collected_on > civilDay(context.now, context.timeZone)) throw wasteRefusal(context, 'collected_on', 'later');
      return Promise.resolve();
    }),
    afterWrite(molduse, (_, { used_on }, context) => {
      if (used_on > civilDay(context.now, context.timeZone)) throw wasteRefusal(context, 'used_on', 'later');
      return Promise.resolve();
    }),
  ],
  onImport: () => ({
    [garbagesorting.name]: (_, records, { now, timeZone, lang }) => {
      const today = civilDay(now, timeZone);
      const message = wasteLabel('later')[lang];
      return Promise.resolve(
        records.flatMap((one, index) =>
          (one as { collected_on?: string }).collected_on! > today
            ? [{ index, problem: { path: 'collected_on', code: 'later', message } }]
            : [],
        ),
      );
    },
  }),
});
