import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The weather of projects (the specification does not define these paths).

const service = 'base' as const;
const configure = permission('projectweather', 'configure');

/** Forms of the answers of providers. `none`: the weather is written by hand. */
export const WEATHER_FORMATS = ['none', 'open_meteo', 'qweather'] as const;

/** Where the server asks for the weather. */
const source = z.object({
  format: z.enum(WEATHER_FORMATS),
  /**
   * Address with `{lat}`, `{lon}`, `{key}`, `{zone}` and, for providers that need two requests, `{part}`; empty: that of
   * the format.
   */
  url: z.string().max(500),
  /** Shown with its end only; a key that is sent as it was shown stays. */
  key: z.string().max(256),
});
export type WeatherSource = z.output<typeof source>;

const whole = z.object({ version: z.int(), ...source.shape });

export const sourceGet = defineCall({
  name: 'weather.source',
  label: { zh: '天气来源设置', en: 'Source of the weather' },
  service,
  method: 'GET',
  path: 'weather/source',
  input: {},
  output: whole,
  permission: configure,
});

/** Stores the source. `version` is the version that was read. */
export const sourceChange = defineCall({
  name: 'weather.source.edit',
  label: { zh: '修改天气来源设置', en: 'Change the source of the weather' },
  service,
  method: 'PUT',
  path: 'weather/source',
  input: { body: z.object({ version: z.int().min(0), ...source.shape }) },
  output: whole,
  permission: configure,
});

const weather = z.object({
  project_id: z.string(),
  project_name: z.string(),
  /** Civil day of the values that are those of a day. */
  day: z.string(),
  weather: z.string(),
  /** Now, degrees Celsius. Null: only the day is known. */
  temperature: z.number().nullable(),
  temperature_min: z.number().nullable(),
  temperature_max: z.number().nullable(),
  /** Percent. */
  humidity: z.int().nullable(),
  /** Of the day, mm. */
  precipitation: z.number().nullable(),
  wind: z.string().nullable(),
  /** Instant of the provider's answer; null: written by hand. */
  at: z.string().nullable(),
});
export type Weather = z.output<typeof weather>;
export { weather as weatherData };

/** Asks a source for the weather of a place without storing anything. */
export const test = defineCall({
  name: 'weather.test',
  label: { zh: '测试天气来源', en: 'Test the source of the weather' },
  service,
  method: 'POST',
  path: 'weather/source/test',
  input: { body: source },
  output: z.object({ ok: z.boolean(), message: z.string() }),
  permission: configure,
});

/**
 * Returns the weather of today in a project; without one, in the newest project under construction that the caller
 * sees. Null: nothing is known.
 */
export const today = defineCall({
  name: 'weather.today',
  label: { zh: '今日天气', en: 'Weather of today' },
  service,
  method: 'GET',
  path: 'weather/today',
  input: { query: z.object({ project_id: z.string().min(1).max(64).optional() }) },
  output: weather.nullable(),
  permission: permission('projectweather', 'list'),
});
