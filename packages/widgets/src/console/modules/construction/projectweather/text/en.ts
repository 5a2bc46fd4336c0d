import type { WeatherText } from './zh.ts';

export const en: WeatherText = {
  configure: 'Source of the weather',
  help: 'The server asks once an hour for projects under construction or suspended, and keeps each day. Days that somebody has written or changed stay. The key stays on the server.',
  format: 'Format',
  none: 'None (written by hand)',
  open_meteo: 'Open-Meteo, or the same format',
  qweather: 'QWeather, or the same format',
  url: 'Address',
  urlHint:
    'Empty: the usual one. Placeholders: {lat}, {lon}, {key}, {zone}, and {part} for the parts of the QWeather interface',
  key: 'Key',
  keyHint: 'After saving, only its end is shown',
  test: 'Test',
  passed: 'The test succeeded: {message}',
  failed: 'The test failed: {message}',
  save: 'Save',
  saved: 'Saved. The first answers come within minutes',
};
