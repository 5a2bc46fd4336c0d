import { expect, it } from 'vitest';
import { dictionaries, dictionaryOf } from './index.ts';

const values = (dict_type: string): number[] => dictionaryOf(dict_type).entries.map((entry) => entry.value);

/** Codes as sections 4, 8, 9 and 9.1 of the console specification list them. */
it.each([
  ['bpm_process_instance_status', [1, 2]],
  ['bpm_process_instance_result', [1, 2, 3, 4]],
  ['pay_order_status', [0, 10, 20]],
  ['pay_refund_status', [0, 1, 2, 99]],
  ['trade_order_status', [0, 10, 20, 30, 40]],
  ['trade_after_sale_status', [10, 20, 30, 40, 50, 61, 62, 63]],
  ['promotion_coupon_status', [1, 2, 3]],
  ['system_login_result', [0, 10, 20, 30, 31, 100]],
  ['monitor_status', [1, 2]],
  ['marital_status', [1, 2, 3]],
  ['education', [0, 1, 3, 4, 5, 6]],
  ['gender', [0, 1, 2]],
  ['patrol_point_type', [1, 2]],
  ['method_type', [1]],
  ['platform_category', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['import_mode', [1, 2]],
  [
    'device_type',
    [
      2, 3, 4, 5, 6, 7, 9, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 24, 27, 28, 29, 30, 32, 38, 40, 41, 42, 43, 44, 45,
      46, 47, 48, 49, 50, 52, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65,
    ],
  ],
])('%s has the codes of the specification', (dict_type, codes) => {
  expect(values(dict_type)).toEqual(codes);
});

it('says every entry in both languages, no two of a dictionary alike', () => {
  for (const { dict_type, entries } of dictionaries.values())
    for (const lang of ['zh', 'en'] as const) {
      const words = entries.map((entry) => entry.label[lang]);
      expect(words.every(Boolean), dict_type).toBe(true);
      expect(new Set(words).size, dict_type).toBe(words.length);
    }
});
