import { defineDictionary } from '../../../dictionary/define.ts';

export const weatherSource = defineDictionary('weather_source', { zh: '天气来源', en: 'Source of the weather' }, [
  { value: 1, label: { zh: '自动获取', en: 'Fetched' } },
  { value: 2, label: { zh: '人工填写', en: 'Written by hand' } },
]);

/** Codes of `weather_source`. */
export const WEATHER_SOURCE = { fetched: 1, written: 2 } as const;
