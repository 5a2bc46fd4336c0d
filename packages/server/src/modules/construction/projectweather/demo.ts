import { projectweather, WEATHER_SOURCE } from '@gongdi/domain';
import { defineDemo, DEMO_NOW, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Weather, highest, lowest and mean temperature, rain and wind of the last days, yesterday first. */
const DAYS = [
  ['多云', 19.2, 12.4, 15.6, 0, '东北风 3 级'],
  ['小雨', 16.8, 13.1, 14.7, 6.4, '东风 4 级'],
  ['阴', 18, 12.9, 15.2, 0, '东南风 3 级'],
  ['晴', 21.5, 11.8, 16.3, 0, '南风 2 级'],
  ['晴', 22.3, 12.6, 17.1, 0, '南风 2 级'],
  ['多云', 20.1, 13.5, 16.6, 0.2, '北风 3 级'],
] as const;
const DAY = 86_400_000;

/** The weather of the last days of the largest project, as its people wrote it. */
export default defineDemo({
  name: 'projectweather',
  after: ['projectmanage'],
  async load(trx) {
    for (const [index, [weather, max, min, mean, precipitation, wind]] of DAYS.entries())
      await resourceRepository(trx, projectweather).addAhead(demoAccess('contractor', 'kechuang', index), {
        id: demoId('weather_day', index + 1),
        project_id: demoId('project', 1),
        weather,
        weather_date: new Date(DEMO_NOW - (index + 1) * DAY).toISOString().slice(0, 10),
        temperature_max: max,
        temperature_min: min,
        temperature_mean: mean,
        precipitation,
        humidity: 60 + index,
        wind,
        source: WEATHER_SOURCE.written,
      });
  },
});
