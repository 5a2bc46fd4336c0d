import { describe, expect, it } from 'vitest';
import {
  civilDay,
  dateTime,
  DEFAULT_TIME_ZONE,
  fee,
  fileSize,
  formatField,
  instantAt,
  isTimeZone,
  maskIdCard,
  maskPhone,
  meters,
  money,
  timesIn,
  truncate2,
} from './index.ts';

describe('console 9: formats', () => {
  it('cuts to two decimals and shows -- when empty', () => {
    expect([truncate2(1.239), truncate2(1.005), truncate2(-0.999), truncate2(1e-7), truncate2(5)]).toEqual([
      '1.23',
      '1',
      '-0.99',
      '0',
      '5',
    ]);
    expect([truncate2(null), truncate2(''), truncate2('x'), money(undefined), fee(null), dateTime('', 'UTC')]).toEqual(
      Array(6).fill('--'),
    );
  });

  it('money with symbol, separators and two decimals; fees by 100; meters by 1000', () => {
    expect(money('1234567.5')).toBe('¥1,234,567.50');
    expect(money('-12')).toBe('-¥12.00');
    expect(fee(5)).toBe('¥0.05');
    expect(fee(-123456)).toBe('-¥1,234.56');
    expect(meters(12_345)).toBe('12.34');
  });

  it('reads ten digits as seconds and writes the zone of the site', () => {
    expect(dateTime(1_700_000_000, DEFAULT_TIME_ZONE)).toBe('2023-11-15 06:13:20');
    expect(dateTime('1700000000', DEFAULT_TIME_ZONE)).toBe('2023-11-15 06:13:20');
    expect(dateTime('2026-01-01T00:00:00.000Z', DEFAULT_TIME_ZONE)).toBe('2026-01-01 08:00:00');
    expect(dateTime('2026-01-01T00:00:00.000Z', 'UTC')).toBe('2026-01-01 00:00:00');
  });

  it('writes instants by the clocks of the zone, and civil dates as they stand', () => {
    const shown = (zone: string) =>
      (['datetime', 'date'] as const).map((kind) =>
        formatField({ kind }, kind === 'date' ? '2026-01-01' : '2026-01-01T02:30:00.000Z', { lang: 'zh', zone }),
      );
    expect(shown('Asia/Shanghai')).toEqual(['2026-01-01 10:30:00', '2026-01-01']);
    expect(shown('America/New_York')).toEqual(['2025-12-31 21:30:00', '2026-01-01']);
    const { dateTime: write, civilDay: day } = timesIn('Asia/Kolkata');
    expect([write('2026-01-01T20:00:00.000Z'), day(Date.parse('2026-01-01T20:00:00.000Z'))]).toEqual([
      '2026-01-02 01:30:00',
      '2026-01-02',
    ]);
    expect(civilDay(Date.parse('2026-01-01T20:00:00.000Z'), 'America/New_York')).toBe('2026-01-01');
    expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });

  it.each([
    ['Asia/Shanghai', '2026-05-06 09:02:03', '2026-05-06T01:02:03.000Z'],
    ['America/New_York', '2026-05-06 09:02:03', '2026-05-06T13:02:03.000Z'],
    ['America/New_York', '2026-01-06 09:02:03', '2026-01-06T14:02:03.000Z'],
    // Civil time that occurs twice: the first one. Civil time that is skipped: as much later.
    ['America/New_York', '2026-11-01 01:30:00', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-03-08 02:30:00', '2026-03-08T07:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
  ])('finds the instant at which clocks of %s show %s', (zone, wall, instant) => {
    expect(instantAt(wall, zone)).toBe(instant);
  });

  it('sizes from bytes to YB', () => {
    expect([fileSize(0), fileSize(1023), fileSize(1536), fileSize(1024 ** 8 * 3)]).toEqual([
      '0 B',
      '1023 B',
      '1.5 KB',
      '3 YB',
    ]);
  });

  it('masks only mainland mobiles', () => {
    expect([maskPhone('13800138000'), maskPhone('021-5555'), maskIdCard('310101199001011234')]).toEqual([
      '138****8000',
      '021-5555',
      '310101********1234',
    ]);
  });

  it('shows dictionary labels, and the code when it is unknown', () => {
    expect(formatField({ kind: 'code', dict: 'project_phase' }, 2, { lang: 'zh', zone: 'UTC' })).toBe('在建');
    expect(formatField({ kind: 'code', dict: 'project_phase' }, 99, { lang: 'en', zone: 'UTC' })).toBe('99');
  });
});
