import { describe, expect, it } from 'vitest';
import { FORMATS, WrongForm } from './formats.ts';
import { windText } from './wind.ts';

describe('answers of providers', () => {
  it('in the form of Open-Meteo', () => {
    const answer = {
      current: {
        time: '2026-11-02T09:00',
        temperature_2m: 12.4,
        relative_humidity_2m: 64,
        weather_code: 61,
        wind_speed_10m: 14.4,
        wind_direction_10m: 47,
      },
      daily: {
        time: ['2026-11-01', '2026-11-02'],
        weather_code: [3, 61],
        temperature_2m_max: [18.1, 15.2],
        temperature_2m_min: [9.5, null],
        temperature_2m_mean: [13.6, 12.2],
        precipitation_sum: [0, 4.2],
      },
    };
    expect(FORMATS.open_meteo.read([answer])).toEqual({
      now: { weather: '小雨', temperature: 12.4, humidity: 64, wind: '东北风 3 级' },
      days: [
        { day: '2026-11-01', weather: '阴', max: 18.1, min: 9.5, mean: 13.6, precipitation: 0 },
        { day: '2026-11-02', weather: '小雨', max: 15.2, min: null, mean: 12.2, precipitation: 4.2 },
      ],
    });
  });

  it('in the form of QWeather, of whose days only today has been', () => {
    const now = { code: '200', now: { temp: '24', text: '多云', humidity: '72', windDir: '东南风', windScale: '1' } };
    const day = (fxDate: string) => ({
      fxDate,
      tempMax: '26',
      tempMin: '20',
      textDay: '多云',
      textNight: '小雨',
      precip: '0.5',
    });
    const days = { code: '200', daily: [day('2026-11-02'), day('2026-11-03')] };
    expect(FORMATS.qweather.read([now, days])).toEqual({
      now: { weather: '多云', temperature: 24, humidity: 72, wind: '东南风 1 级' },
      days: [{ day: '2026-11-02', weather: '多云转小雨', max: 26, min: 20, mean: null, precipitation: 0.5 }],
    });
    expect(() => FORMATS.qweather.read([{ code: '401' }, {}])).toThrow(new WrongForm('401'));
  });

  it('in another form are refused', () => {
    for (const answer of [null, [], {}, { current: {}, daily: {} }, { current: { temperature_2m: 'warm' } }]) {
      expect(() => FORMATS.open_meteo.read([answer])).toThrow(WrongForm);
      expect(() => FORMATS.qweather.read([answer, answer])).toThrow(WrongForm);
    }
  });
});

it('says a wind as people do', () => {
  expect([windText(0, 0.1), windText(359, 5), windText(225, 12), windText(null, 3), windText(90, null)]).toEqual([
    '无风',
    '北风 3 级',
    '西南风 6 级',
    '风 2 级',
    null,
  ]);
});
