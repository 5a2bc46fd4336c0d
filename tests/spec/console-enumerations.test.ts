import { dictionaryOf } from '@gongdi/domain';
import { expect, test } from 'vitest';

// Values and words of the console specification, sections 3.1, 4, 8 and 9, to the letter except for capitals. If it
// names a code without a word, the word is ours and is not checked.
type Entry = readonly [value: number, word?: string];

const SAID: readonly (readonly [section: string, dict_type: string, entries: readonly Entry[]])[] = [
  [
    '4',
    'import_mode',
    [
      [1, 'overwrite'],
      [2, 'append'],
    ],
  ],
  [
    '4',
    'monitor_status',
    [
      [1, 'monitoring'],
      [2, 'ended'],
    ],
  ],
  [
    '4',
    'bpm_process_instance_status',
    [
      [1, 'in progress'],
      [2, 'finished'],
    ],
  ],
  [
    '4',
    'bpm_process_instance_result',
    [
      [1, 'processing'],
      [2, 'passed'],
      [3, 'not passed'],
      [4, 'cancelled'],
    ],
  ],
  [
    '4',
    'pay_order_status',
    [
      [0, 'unpaid'],
      [10, 'paid'],
      [20, 'closed'],
    ],
  ],
  [
    '4',
    'pay_refund_status',
    [
      [0, 'created'],
      [1, 'success'],
      [2, 'failed'],
      [99, 'closed'],
    ],
  ],
  ['4', 'trade_order_status', [[0], [10], [20], [30], [40]]],
  ['4', 'trade_after_sale_status', [[10], [20], [30], [40], [50], [61], [62], [63]]],
  [
    '4',
    'promotion_coupon_status',
    [
      [1, 'taken'],
      [2, 'used'],
      [3, 'expired'],
    ],
  ],
  // Named without codes: types of users, enumerations of mail and SMS.
  ['3.1', 'user_type', [[1], [2]]],
  ['9', 'system_mail_send_status', [[0], [10], [20], [30]]],
  ['9', 'system_sms_send_status', [[0], [10], [20], [30]]],
  ['9', 'system_sms_receive_status', [[0], [10], [20]]],
  ['9', 'system_sms_template_type', [[1], [2], [3]]],
  ['6', 'ent_type', [[1000], [1002], [1005], [9999]]],
  [
    '8',
    'system_login_result',
    [
      [0, 'success'],
      [10, 'wrong account or password'],
      [20, 'user disabled'],
      [30, 'captcha missing'],
      [31, 'captcha wrong'],
      [100, 'unknown error'],
    ],
  ],
  [
    '9',
    'platform_category',
    [
      [1, 'smart logistics'],
      [2, 'smart weighbridge'],
      [3, 'face gate'],
      [4, 'smart site'],
      [5, 'mobile inspection'],
      [6, 'quality'],
      [7, 'epidemic'],
      [8, 'supervision'],
      [9, 'visual screen'],
      [10, 'basic'],
      [11, 'online exam'],
      [12, 'safety helmet'],
    ],
  ],
  [
    '9',
    'marital_status',
    [
      [1, 'unmarried'],
      [2, 'married, no child'],
      [3, 'married, with child'],
    ],
  ],
  [
    '9',
    'education',
    [
      [0, 'junior high'],
      [1, 'high school'],
      [3, 'college'],
      [4, 'bachelor'],
      [5, 'master'],
      [6, 'doctor'],
    ],
  ],
  [
    '9',
    'gender',
    [
      [0, 'unknown'],
      [1, 'male'],
      [2, 'female'],
    ],
  ],
  [
    '9',
    'patrol_point_type',
    [
      [1, 'device point'],
      [2, 'non-device point'],
    ],
  ],
  ['9', 'method_type', [[1, 'yuan per ton']]],
  [
    '9.1',
    'device_type',
    [
      [2, 'face gate'],
      [3, 'tower crane'],
      [4, 'elevator'],
      [5, 'spray'],
      [6, 'smoke detection'],
      [7, 'environment'],
      [9, 'network video recorder'],
      [12, 'fog gun'],
      [13, 'smart helmet'],
      [14, 'unloading platform'],
      [15, 'water meter'],
      [16, 'electric meter'],
      [17, 'deep foundation pit'],
      [18, 'high formwork'],
      [19, 'pressure transmitter'],
      [22, 'edge protection'],
      [23, 'bailey frame'],
      [24, 'concrete'],
      [27, 'gantry crane'],
      [28, 'wire rope'],
      [29, 'bridge erecting machine'],
      [30, 'hanging basket'],
      [32, 'industrial vacuum'],
      [38, 'standard curing room'],
      [40, 'smart bolt'],
      [41, 'suspended platform'],
      // 42-48, 52 and 53 are described in one line, as types of fire control.
      [42, 'fire auto alarm'],
      [43, 'fire water'],
      [44, 'smoke control'],
      [45, 'electrical fire'],
      [46, 'outdoor hydrant'],
      [47, 'combustible gas'],
      [48, 'fire passage'],
      [49, 'laser warning'],
      [50, 'vehicle location'],
      [52, 'fire water level'],
      [53, 'water leak'],
      [54, 'scaffold'],
      [55, 'high slope'],
      [56, 'high fill'],
      [57, 'rainfall'],
      [58, 'capture camera'],
      [59, 'rfid'],
      [60, 'vehicle speed'],
      [62, 'crawler crane'],
      [63, 'bridge monitoring'],
      [64, 'rickshaw location'],
      [65, 'clearance control'],
    ],
  ],
];

test.each(SAID)('console %s: the enumeration %s, value by value', (_section, dict_type, entries) => {
  const ours = dictionaryOf(dict_type).entries;
  expect(ours.map(({ value }) => value)).toEqual(entries.map(([value]) => value));
  const words = new Map(ours.map(({ value, label }) => [value, label.en.toLowerCase()]));
  for (const [value, word] of entries) if (word) expect([value, words.get(value)]).toEqual([value, word]);
});

test('console 4: the status of an area in the words of the specification', () => {
  expect(dictionaryOf('monitor_status').entries.map(({ label }) => label.zh)).toEqual(['监测中', '已结束']);
});
