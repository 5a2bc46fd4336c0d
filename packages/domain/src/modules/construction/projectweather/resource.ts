import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { WEATHER_SOURCE, weatherSource } from './dictionary.ts';

/** Degrees Celsius. */
const degrees = { min: -60, max: 60 } as const;

/**
 * The weather of each project and day: the construction diary and the curing of samples, which counts the mean
 * temperatures of days, read it. The server writes it where a provider is configured; what a person has written stays.
 */
export default defineResource({
  name: 'projectweather',
  noun: 'weather_day',
  label: { zh: '天气记录', en: 'Weather record' },
  about: {
    zh: '各项目每天的天气；配置了天气服务时自动写入，施工日志和试块养护读取这里。',
    en: 'The weather of each project and day. A configured provider writes it; the diary and the curing of samples read it.',
  },
  service: 'base',
  title: 'weather',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'weather_date', order: 'desc' },
  fields: {
    weather: field.text({
      label: { zh: '天气', en: 'Weather' },
      required: true,
      maxLength: 40,
      column: { width: 140, fixed: 'left' },
      example: '多云',
    }),
    project_id: field.reference({
      label: { zh: '项目', en: 'Project' },
      required: true,
      ref: 'projectmanage',
      query: 'eq',
      column: { width: 220 },
      example: '滨江科创中心一期',
    }),
    weather_date: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-05-06',
    }),
    temperature_max: field.decimal({
      label: { zh: '最高气温（℃）', en: 'Highest temperature (°C)' },
      ...degrees,
      column: { width: 110 },
      example: '16.5',
    }),
    temperature_min: field.decimal({
      label: { zh: '最低气温（℃）', en: 'Lowest temperature (°C)' },
      ...degrees,
      column: { width: 110 },
      example: '8.2',
    }),
    temperature_mean: field.decimal({
      label: { zh: '日平均气温（℃）', en: 'Mean temperature (°C)' },
      hint: {
        zh: '供试块养护等按日累计温度使用',
        en: 'For what adds up the temperatures of days, such as the curing of samples',
      },
      ...degrees,
      column: { width: 120, priority: 1 },
      example: '12.1',
    }),
    precipitation: field.decimal({
      label: { zh: '降水量（mm）', en: 'Precipitation (mm)' },
      min: 0,
      max: 2000,
      column: { width: 100 },
      example: '0',
    }),
    humidity: field.integer({
      label: { zh: '相对湿度（%）', en: 'Humidity (%)' },
      min: 0,
      max: 100,
      column: { width: 100 },
      example: '65',
    }),
    wind: field.text({
      label: { zh: '风', en: 'Wind' },
      maxLength: 40,
      column: { width: 120 },
      example: '东北风 3 级',
    }),
    source: field.code({
      label: { zh: '来源', en: 'Source' },
      required: true,
      dict: weatherSource,
      query: 'eq',
      initial: WEATHER_SOURCE.written,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
  },
  endpoints: {
    list: 'GET weather',
    detail: 'GET weather/{id}',
    add: 'POST weather',
    edit: 'PUT weather',
    delete: 'DELETE weather/{id}',
    import: 'POST weather/import',
    export: 'GET weather/export',
  },
  actions: {
    configure: { label: { zh: '天气来源设置', en: 'Source of the weather' }, endpoint: 'PUT weather/source' },
  },
  check: ({ temperature_max: most, temperature_min: least }) =>
    typeof most === 'number' && typeof least === 'number' && least > most
      ? [
          {
            path: 'temperature_min',
            label: { zh: '最低气温不能高于最高气温', en: 'The lowest temperature is above the highest one' },
          },
        ]
      : [],
});
