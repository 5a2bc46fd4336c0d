import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { handle, type Handler } from '../handler/index.ts';
import { accessOf } from '../resources/index.ts';
import type { SecretBox } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import { askWeather } from './ask.ts';
import { checkedSource, hidden, readSource, storeSource } from './source.ts';
import { weatherLabel } from './text/index.ts';
import { weatherToday } from './today.ts';

/** Where a source is tried: Shanghai, People's Square. */
const SOMEWHERE = { longitude: 121.48, latitude: 31.23 };

interface WeatherDeps {
  db: Db;
  box: SecretBox;
  timeZone: string;
}

/** Handlers for the weather of projects and its source. */
export function weatherHandlers({ db, box, timeZone }: WeatherDeps): Handler[] {
  return [
    handle(calls.weather.sourceGet, async () => hidden(await readSource(db, box))),
    handle(calls.weather.sourceChange, async ({ body: { version, ...sent } }, context) => {
      const source = checkedSource(sent, await readSource(db, box), context.lang);
      await storeSource(db, box, context, source, version);
      return hidden(await readSource(db, box));
    }),
    handle(calls.weather.test, async ({ body }, { lang }) => {
      const source = checkedSource(body, await readSource(db, box), lang);
      try {
        const { weather, temperature } = (await askWeather(source, SOMEWHERE, timeZone)).now;
        return { ok: true, message: weatherLabel('found', { weather, temperature })[lang] };
      } catch (error) {
        if (!(error instanceof GongdiError)) throw error;
        return { ok: false, message: error.label[lang] };
      }
    }),
    handle(calls.weather.today, async ({ query }, context) =>
      weatherToday({ db, timeZone }, accessOf(context), query.project_id, context.now),
    ),
  ];
}
