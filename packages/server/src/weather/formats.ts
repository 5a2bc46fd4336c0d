import type { WeatherFormat } from './source.ts';
import { windText } from './wind.ts';

/** What a provider says, whatever its format. Null: it does not say. */
export interface Reported {
  now: { weather: string; temperature: number; humidity: number | null; wind: string | null };
  days: readonly ReportedDay[];
}

export interface ReportedDay {
  day: string;
  weather: string;
  max: number | null;
  min: number | null;
  mean: number | null;
  /** Millimetres. */
  precipitation: number | null;
}

/** The answer has not the form that its format promises. */
export class WrongForm extends Error {
  /** Code with which the provider refused, where it answers one. */
  readonly code: string | undefined;
  constructor(code?: string) {
    super(code === undefined ? 'another format' : `code ${code}`);
    this.code = code;
  }
}

interface Format {
  /** Address when none is given. */
  url: string;
  /** Values of `{part}`, one for each request. */
  parts: readonly string[];
  needsKey: boolean;
  /** @param answers parsed JSON of each part. @throws WrongForm */
  read: (answers: readonly unknown[]) => Reported;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsIn(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new WrongForm();
  return value as Fields;
}

const listIn = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new WrongForm();
  return value;
};

/** Numbers come as numbers or as text. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function needed(value: unknown): number {
  const number = numberIn(value);
  if (number === null) throw new WrongForm();
  return number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function textIn(value: unknown, most = 40): string {
  if (typeof value !== 'string' || value === '') throw new WrongForm();
  return value.slice(0, most);
}

function dayIn(value: unknown): string {
  const day = textIn(value);
  if (!DAY.test(day)) throw new WrongForm();
  return day;
}

/** Weather codes of the World Meteorological Organization (table 4677) as providers give them. */
const WMO: Readonly<Record<number, string>> = {
  0: '晴',
  1: '晴间多云',
  2: '多云',
  3: '阴',
  45: '雾',
  48: '雾凇',
  51: '毛毛雨',
  53: '毛毛雨',
  55: '毛毛雨',
  56: '冻毛毛雨',
  57: '冻毛毛雨',
  61: '小雨',
  63: '中雨',
  65: '大雨',
  66: '冻雨',
  67: '冻雨',
  71: '小雪',
  73: '中雪',
  75: '大雪',
  77: '米雪',
  80: '阵雨',
  81: '阵雨',
  82: '强阵雨',
  85: '阵雪',
  86: '强阵雪',
  95: '雷阵雨',
  96: '雷阵雨伴冰雹',
  99: '雷阵雨伴冰雹',
};

const wmoText = (code: unknown): string => WMO[needed(code)] ?? `天气代码 ${needed(code)}`;

const wholePercent = (value: unknown): number | null => {
  const number = numberIn(value);
  return number === null ? null : Math.min(100, Math.max(0, Math.round(number)));
};

function readOpenMeteo([answer]: readonly unknown[]): Reported {
  const { current, daily } = fieldsIn(answer);
  const now = fieldsIn(current);
  const days = fieldsIn(daily);
  const column = (name: string) => (days[name] === undefined ? [] : listIn(days[name]));
  const speed = numberIn(now['wind_speed_10m']);
  return {
    now: {
      weather: wmoText(now['weather_code']),
      temperature: needed(now['temperature_2m']),
      humidity: wholePercent(now['relative_humidity_2m']),
      // Kilometres per hour, unless the address asks for another unit.
      wind: windText(numberIn(now['wind_direction_10m']), speed === null ? null : speed / 3.6),
    },
    days: column('time').map((day, at) => ({
      day: dayIn(day),
      weather: wmoText(column('weather_code')[at]),
      max: numberIn(column('temperature_2m_max')[at]),
      min: numberIn(column('temperature_2m_min')[at]),
      mean: numberIn(column('temperature_2m_mean')[at]),
      precipitation: numberIn(column('precipitation_sum')[at]),
    })),
  };
}

function readQWeather(answers: readonly unknown[]): Reported {
  const [first, second] = answers.map((answer) => {
    const fields = fieldsIn(answer);
    const { code } = fields;
    if (code !== undefined && Number(code) !== 200) throw new WrongForm(typeof code === 'string' ? code : undefined);
    return fields;
  });
  const now = fieldsIn(first?.['now']);
  const wind = typeof now['windDir'] === 'string' ? now['windDir'] : '';
  const scale = typeof now['windScale'] === 'string' ? now['windScale'] : '';
  return {
    now: {
      weather: textIn(now['text']),
      temperature: needed(now['temp']),
      humidity: wholePercent(now['humidity']),
      wind: wind === '' ? null : `${wind}${scale === '' ? '' : ` ${scale} 级`}`.slice(0, 40),
    },
    // The first day is today; the others are forecasts.
    days: listIn(second?.['daily'])
      .slice(0, 1)
      .map((one) => {
        const day = fieldsIn(one);
        const [light, dark] = [textIn(day['textDay'], 18), day['textNight']];
        return {
          day: dayIn(day['fxDate']),
          weather: typeof dark === 'string' && dark !== '' && dark !== light ? `${light}转${dark.slice(0, 18)}` : light,
          max: numberIn(day['tempMax']),
          min: numberIn(day['tempMin']),
          mean: null,
          precipitation: numberIn(day['precip']),
        };
      }),
  };
}

export const FORMATS: Readonly<Record<Exclude<WeatherFormat, 'none'>, Format>> = {
  open_meteo: {
    url:
      'https://api.open-meteo.com/v1/forecast?latitude={lat}&longitude={lon}&timezone={zone}' +
      '&past_days=1&forecast_days=1' +
      '&current=temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,wind_direction_10m' +
      '&daily=weather_code,temperature_2m_max,temperature_2m_min,temperature_2m_mean,precipitation_sum',
    parts: [''],
    needsKey: false,
    read: readOpenMeteo,
  },
  qweather: {
    url: 'https://devapi.qweather.com/v7/weather/{part}?location={lon},{lat}&key={key}',
    parts: ['now', '3d'],
    needsKey: true,
    read: readQWeather,
  },
};
