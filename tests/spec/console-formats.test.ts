import {
  dateTime,
  EMPTY,
  fee,
  fileSize,
  formatField,
  maskIdCard,
  maskPhone,
  meters,
  money,
  toMillis,
  truncate2,
  DEFAULT_TIME_ZONE,
} from '@gongdi/domain';
import { expect, test } from 'vitest';

const SECONDS = 1_700_000_000;

// [section, subject, value in the product, value in the specification]
const SAID: readonly (readonly [section: string, what: string, made: unknown, expected: unknown])[] = [
  ['9', 'ten digits are seconds', toMillis(SECONDS), 1_700_000_000_000],
  ['9', 'ten digits in a text are seconds', toMillis('1700000000'), 1_700_000_000_000],
  ['9', 'thirteen digits are milliseconds', toMillis(1_700_000_000_123), 1_700_000_000_123],
  ['9', 'the default date format', dateTime(SECONDS, DEFAULT_TIME_ZONE), '2023-11-15 06:13:20'],
  ['9', 'its parts have two digits', dateTime('2026-01-02T03:04:05.678Z', 'UTC'), '2026-01-02 03:04:05'],
  ['9', 'money has a symbol and two decimals', money('1234.5'), '¥1,234.50'],
  ['9', 'money below zero', money(-0.5), '-¥0.50'],
  ['9', 'a fee is divided by 100', fee(123_456), '¥1,234.56'],
  ['9', 'a fee of a few fen', fee(7), '¥0.07'],
  ['9', 'meters are divided by 1000', meters(12_500), '12.5'],
  ['9', 'meters are cut, not rounded', meters(12_999), '12.99'],
  ['9', 'values are cut to two decimals', truncate2(1.999), '1.99'],
  ['9', 'values below zero are cut towards zero', truncate2(-1.999), '-1.99'],
  ['9', 'what binary fractions cannot hold is cut right', truncate2(0.29), '0.29'],
  ['9', 'what is empty', EMPTY, '--'],
  ['9', 'empty values', [undefined, null, '', 'abc', Number.NaN].map(truncate2), Array(5).fill('--')],
  ['9', 'empty money, fee and meters', [money(null), fee(undefined), meters(null)], ['--', '--', '--']],
  [
    '9',
    'empty times and sizes',
    [dateTime(null, 'UTC'), dateTime('no time', 'UTC'), fileSize(undefined)],
    ['--', '--', '--'],
  ],
  ['9', 'an empty field of any kind', formatField({ kind: 'text' }, '', { lang: 'zh', zone: 'UTC' }), '--'],
  ['9', 'a phone number is masked', maskPhone('13812345678'), '138****5678'],
  ['9', 'an ID number is masked', maskIdCard('110101199003078888'), '110101********8888'],
  ['9', 'an old ID number is masked', maskIdCard('110101900307888'), '110101*****7888'],
  ['5', 'a landline is not masked', maskPhone('021-55556666'), '021-55556666'],
  ['5', 'a foreign number is not masked', maskPhone('+85291234567'), '+85291234567'],
  ['5', 'eleven digits that are no mobile are not masked', maskPhone('12012345678'), '12012345678'],
  ['5', 'twelve digits are not masked', maskPhone('138123456789'), '138123456789'],
  [
    '5',
    'a field of a phone number is masked',
    formatField({ kind: 'phone' }, '13812345678', { lang: 'zh', zone: 'UTC' }),
    '138****5678',
  ],
];

test.each(SAID)('console %s: %s', (_section, _what, made, expected) => expect(made).toEqual(expected));

test('console 9: file sizes from bytes to YB', () => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
  expect(units.map((_, power) => fileSize(2 * 1024 ** power))).toEqual(units.map((unit) => `2 ${unit}`));
  expect(fileSize(1024 ** 9)).toBe('1024 YB');
});
