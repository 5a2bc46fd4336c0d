import { projectweather } from '@gongdi/domain';
import type { Ground } from '../ground.ts';
import { afterWrite, defineRoom } from '../room.ts';
import { secretBox } from '../settings/index.ts';
import { collectWeather } from './collect.ts';
import { weatherHandlers } from './handlers.ts';
import { keepWritten } from './keep-written.ts';

const boxOf = ({ options, fileKey }: Ground) => secretBox('weather', options.secretKey, fileKey);

export default defineRoom({
  handlers: (ground) => weatherHandlers({ db: ground.db, timeZone: ground.timeZone, box: boxOf(ground) }),
  afterWrite: [afterWrite(projectweather, keepWritten)],
  eachMinute: [
    (ground, now) =>
      collectWeather(
        { db: ground.db, timeZone: ground.timeZone, box: boxOf(ground), report: ground.ports.report },
        now,
      ),
  ],
});
