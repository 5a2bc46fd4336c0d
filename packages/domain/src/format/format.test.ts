import { describe, expect, it } from 'vitest';
import { dateTime, fee, fileSize, formatField, maskIdCard, maskPhone, meters, money, truncate2 } from './index.ts';

describe('formats of console specification section 9', () => {
  it('cuts to two decimals and shows -- when empty', () => {
    expect([truncate2(1.239), truncate2(1.005), truncate2(-0.999), truncate2(1e-7), truncate2(5)]).toEqual([
      '1.23',
      '1',
      '-0.99',
      '0',
      '5',
    ]);
    expect([truncate2(null), truncate2(''), truncate2('x'), money(undefined), fee(null), dateTime('')]).toEqual(
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
    expect(dateTime(1_700_000_000)).toBe('2023-11-15 06:13:20');
    expect(dateTime('1700000000')).toBe('2023-11-15 06:13:20');
    expect(dateTime('2026-01-01T00:00:00.000Z')).toBe('2026-01-01 08:00:00');
    expect(dateTime('2026-01-01T00:00:00.000Z', 'UTC')).toBe('2026-01-01 00:00:00');
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
    expect(formatField({ kind: 'code', dict: 'project_phase' }, 2, 'zh')).toBe('在建');
    expect(formatField({ kind: 'code', dict: 'project_phase' }, 99, 'en')).toBe('99');
  });
});
