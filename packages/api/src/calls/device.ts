import { devicelist, levelRule, MAX_PAGE_SIZE, MEASURES, pageOf, rowSchemaOf, RULE_ORIGINS } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Calls for devices in addition to those of their records: keys, limits, current and past values (console
// specification, sections 7.2 to 7.4; paths that are not specified there are defined here).

const service = 'device' as const;
const id = z.string().min(1).max(64);
const level = z.literal([0, 1, 2, 3]);
/** Ids joined by commas, since a query can hold only scalars. */
const ids = z
  .string()
  .min(1)
  .max(33 * 200);

/** Devices of a project (console specification, section 7.2: `project_id` and `page_size` 500). */
export const list = defineCall({
  name: 'device.of',
  label: { zh: '项目设备列表', en: 'Devices of a project' },
  service,
  method: 'POST',
  path: 'device/list',
  input: {
    body: z.object({
      project_id: id.optional(),
      area_id: id.optional(),
      device_type: z.int().optional(),
      device_name: z.string().max(100).optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      page_size: z.int().min(1).max(MAX_PAGE_SIZE).default(500),
    }),
  },
  output: pageOf(rowSchemaOf(devicelist)),
  permission: 'devicelist|list',
});

/** Creates a new key for a device. The key is shown only once; the previous key becomes invalid at once. */
export const makeKey = defineCall({
  name: 'device.key',
  label: { zh: '生成设备密钥', en: 'Make the key of a device' },
  service,
  method: 'POST',
  path: 'device/key',
  input: { body: z.object({ id }) },
  output: z.object({
    device_id: z.string(),
    device_number: z.string(),
    device_key: z.string(),
    /** The last characters of the key, by which users can identify it later. */
    hint: z.string(),
    /** MQTT topic on which the device publishes; it authenticates with its number and this key. */
    topic: z.string(),
  }),
  permission: 'devicelist|key',
});

/** Returns whether a device has a key, and the last characters of the key. */
export const keyState = defineCall({
  name: 'device.key.state',
  label: { zh: '设备密钥状态', en: 'State of the key of a device' },
  service,
  method: 'GET',
  path: 'device/key/{id}',
  input: { params: z.object({ id }) },
  output: z.object({ hint: z.string().nullable(), created_at: z.string().nullable() }),
  permission: 'devicelist|detail',
});

/** Returns the JSON Schema of the messages of a device type. */
export const messageSchema = defineCall({
  name: 'device.schema',
  label: { zh: '设备上报格式', en: 'What devices of a type send' },
  service,
  method: 'GET',
  path: 'device/message-schema/{device_type}',
  input: { params: z.object({ device_type: z.coerce.number().int() }) },
  output: z.record(z.string(), z.unknown()),
});

const latestReading = z.object({
  device_id: z.string(),
  device_number: z.string(),
  device_name: z.string(),
  device_type: z.int(),
  project_id: z.string().nullable(),
  area_id: z.string().nullable(),
  /** 1 online, 0 offline. */
  online: z.literal([0, 1]),
  /** 0 normal, 1 warning, 2 alarm, 3 control. */
  level,
  /** Time of measurement; null: no reading has arrived yet. */
  at: z.string().nullable(),
  values: z.record(z.string(), z.number()),
  /** Levels of the quantities that are not normal. */
  levels: z.record(z.string(), level),
});

/** Returns the newest values of devices: of a project, an area, a type, or of given ids (joined by commas). */
export const latest = defineCall({
  name: 'device.latest',
  label: { zh: '设备最新数据', en: 'Newest values of devices' },
  service,
  method: 'GET',
  path: 'device/latest',
  input: {
    query: z.object({
      project_id: id.optional(),
      area_id: id.optional(),
      device_type: z.coerce.number().int().optional(),
      device_ids: ids.optional(),
    }),
  },
  /** At most 2,000 devices, sorted by number. */
  output: z.array(latestReading),
  permission: 'devicelist|list',
});

/** Longest period of a trend, ms. */
export const LONGEST_TREND = 5 * 366 * 86_400_000;

/**
 * Returns the history of quantities: at most `points` intervals, each with its minimum, mean, maximum and last value.
 */
export const trend = defineCall({
  name: 'device.trend',
  label: { zh: '设备数据趋势', en: 'Trend of a device' },
  service,
  method: 'GET',
  path: 'device/trend',
  input: {
    query: z.object({
      device_id: id,
      /** Keys joined by commas; absent: all quantities of the type. */
      quantities: z.string().max(1000).optional(),
      begin: z.iso.datetime(),
      end: z.iso.datetime(),
      points: z.coerce.number().int().min(1).max(2000).default(500),
    }),
  },
  output: z.object({
    device_id: z.string(),
    /** Length of an interval, seconds. */
    step: z.int(),
    series: z.array(
      z.object({
        quantity: z.string(),
        /** `[at (epoch ms), minimum, mean, maximum, last]` */
        points: z.array(z.tuple([z.int(), z.number(), z.number(), z.number(), z.number()])),
      }),
    ),
  }),
  permission: 'devicelist|list',
});

const origin = z.enum(RULE_ORIGINS);

const heldRules = z.object({
  device_id: z.string(),
  /** Origin of the nearest stored rule; `template`: no rule is stored. */
  origin,
  /** Effective rules: the nearest rule of each quantity and measure. */
  rules: z.array(levelRule.extend({ origin })),
  /** Stored rules that are invalid; the next more general rules apply instead. */
  invalid: z.array(
    z.object({
      id: z.string(),
      origin,
      quantity: z.string(),
      measure: z.enum(MEASURES),
      /** In the caller's language. */
      reasons: z.array(z.string()),
    }),
  ),
});

/** Returns the effective limits of a device, and the origin of each. */
export const levelRules = defineCall({
  name: 'device.limits',
  label: { zh: '设备预警配置', en: 'Limits of a device' },
  service,
  method: 'GET',
  path: 'device/warning-config',
  input: { query: z.object({ device_id: id }) },
  output: heldRules,
  permission: 'warningconfig|list',
});

/** Replaces a device's own limits; for quantities without an own limit those of its area or type apply. */
export const setLevelRules = defineCall({
  name: 'device.limits.set',
  label: { zh: '保存设备预警配置', en: 'Set the limits of a device' },
  service,
  method: 'POST',
  path: 'device/warning-config',
  input: { body: z.object({ device_id: id, rules: z.array(levelRule).max(100) }) },
  output: heldRules,
  permission: 'warningconfig|edit',
});

const base = z.object({
  quantity: z.string(),
  /** Code of the dictionary `base_kind`: 1 first reading, 2 set, 3 set to zero, 4 sensor exchanged. */
  kind: z.int(),
  /** The value that counts as zero. */
  value: z.number(),
  /** Start of validity; null: from the first reading on. */
  at: z.string().nullable(),
  reason: z.string(),
  created_at: z.string().nullable(),
  /** Name of the account that set it; null: the server. */
  account_name: z.string().nullable(),
});
export type DeviceBase = z.output<typeof base>;

/** Returns the bases of a device, from which cumulative values are counted. */
export const bases = defineCall({
  name: 'device.bases',
  label: { zh: '设备初始值', en: 'Bases of a device' },
  service,
  method: 'GET',
  path: 'device/base/{device_id}',
  input: { params: z.object({ device_id: id }) },
  /** `current`: the effective bases, one for each quantity; `history`: all bases that were set, newest first. */
  output: z.object({ current: z.array(base), history: z.array(base) }),
  permission: 'devicelist|detail',
});

/**
 * Sets the base of cumulative values from an instant on. Kind 2: the given value; 3: the reading of that instant; 4:
 * the sensor was exchanged at that instant, and the sum continues from the last reading of the old sensor. The levels
 * of later readings are judged anew.
 */
export const setBase = defineCall({
  name: 'device.base.set',
  label: { zh: '设置设备初始值', en: 'Set the base of a device' },
  service,
  method: 'POST',
  path: 'device/base',
  input: {
    body: z.object({
      device_id: id,
      quantity: z.string().min(1).max(40),
      kind: z.literal([2, 3, 4]),
      value: z.number().nullish(),
      /** Absent: from the newest reading on. */
      at: z.iso.datetime().nullish(),
      reason: z.string().trim().min(1).max(200),
    }),
  },
  output: base,
  permission: 'devicelist|base',
});

/** Returns the events of an alarm, in order. */
export const alarmEvents = defineCall({
  name: 'alarm.events',
  label: { zh: '报警处置过程', en: 'History of an alarm' },
  service,
  method: 'GET',
  path: 'alarm-event/{alarm_id}',
  input: { params: z.object({ alarm_id: id }) },
  output: z.array(
    z.object({
      at: z.string(),
      alarm_state: z.int(),
      level,
      /** Null for alarms of a kind without limits. */
      value: z.number().nullable(),
      /** Name of the account; null: the server. */
      account_name: z.string().nullable(),
    }),
  ),
  permission: 'earlywarn|list',
});

/** Returns the refused readings of a device, by day and reason, newest first. */
export const refusals = defineCall({
  name: 'device.refusals',
  label: { zh: '设备拒收统计', en: 'What was refused of a device' },
  service,
  method: 'GET',
  path: 'device/refusal/{device_id}',
  input: { params: z.object({ device_id: id }) },
  output: z.array(
    z.object({
      day: z.string(),
      reason: z.string(),
      quantity: z.string(),
      count: z.int(),
      /** Time of the last refusal, and the value that was sent then. */
      last_at: z.string().nullable(),
      given: z.string().nullable(),
    }),
  ),
  permission: 'devicelist|detail',
});
