import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Gates: passages that they report, and the list of who may pass (defined here). The bodies without number and key are
// what gates publish by MQTT on `gongdi/v1/{device_number}/passages` and `…/list`; the answers come on `…/down/…`.

const id = z.string().min(1).max(64);
const key = { device_number: z.string().min(1).max(64), device_key: z.string().min(1).max(128) };
/** By the clock of the gate; ten digits are seconds. */
const instant = z.int().min(0).max(99_999_999_999_999);

/** Most passages of one message. */
export const GATE_BATCH = 200;
/** Most entries of one part of a list. */
export const GATE_LIST_PART = 200;
/** Longest picture of a passage, bytes before base64. */
export const GATE_PICTURE_BYTES = 120_000;

/** One passage as a gate reports it. The person is named by one of `ref`, `card`, `code`. */
export const gatePassage = z.object({
  /** Counts up at the gate; it may begin again after a reset. */
  seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  ts: instant,
  /** `ref` of the entry of the list. */
  ref: z.string().max(64).nullish(),
  card: z.string().max(32).nullish(),
  code: z.string().max(64).nullish(),
  way: z.enum(['face', 'card', 'code', 'hand']),
  /** For a gate of both directions. */
  direction: z.enum(['in', 'out']).nullish(),
  result: z.enum(['passed', 'refused']),
  /** Why the gate refused, in its words. */
  reason: z.string().max(200).nullish(),
  /** JPEG or PNG, base64; kept of refused passages and of those let in against the list. */
  picture: z
    .string()
    .max(Math.ceil(GATE_PICTURE_BYTES / 3) * 4)
    .nullish(),
});

export type GatePassage = z.output<typeof gatePassage>;

/** What a gate sends with passages; each passage is checked by itself, so that a wrong one costs only itself. */
export const gatePassages = z.object({
  /** Time of the gate when it sends; the offset of its clock follows from it. */
  sent_at: instant.nullish(),
  passages: z.array(z.unknown()).min(1).max(GATE_BATCH),
});

export const gatePassagesAnswer = z.object({
  /** Time of the server, epoch ms: gates set their clock by it. */
  now: z.int(),
  /** In the order of the message. `stored` and `duplicate` need not be sent again; `malformed` never can be stored. */
  results: z.array(z.object({ seq: z.int().nullable(), result: z.enum(['stored', 'duplicate', 'malformed']) })),
});

/** The list that a gate has; it acknowledges by it, and asks for what it lacks. */
export const gateHas = z.object({
  /** Version that it holds completely; null: none. */
  have: z.int().min(0).nullable(),
  /** Continues after this `ref`, for a list of several parts. */
  after: id.nullish(),
  /** Entries that it could not store, such as a picture without a face. */
  failed: z
    .array(z.object({ ref: id, reason: z.string().max(100) }))
    .max(GATE_LIST_PART)
    .optional(),
});

const entry = z.object({
  ref: id,
  name: z.string(),
  card: z.string().nullable(),
  code: z.string().nullable(),
  /** Name of the picture, which `gate.face` gives; a new name is a new picture. Null: no consent, or no picture. */
  face: z.string().nullable(),
});

/** A part of a list. The gate holds `version` when it has stored all parts up to the one with `more: false`. */
export const gateListPart = z.object({
  version: z.int(),
  /** The version that the difference begins from; null: the whole list, which replaces what the gate has. */
  base: z.int().nullable(),
  entries: z.array(entry),
  /** Delete these, with their pictures. */
  removed: z.array(id),
  more: z.boolean(),
});

export type GateListPart = z.output<typeof gateListPart>;

const signed = { public: true, signed: true } as const;

/** Stores passages. Those that were sent before are stored once; what is answered survives a crash. */
export const passages = defineCall({
  name: 'gatedevice.passages',
  label: { zh: '门禁上传通行', en: 'Passages of a gate' },
  service: 'device',
  method: 'POST',
  path: 'gate/passages',
  input: { body: gatePassages.extend(key) },
  output: gatePassagesAnswer,
  ...signed,
});

/** Answers what a gate lacks of its list, and takes its acknowledgement. */
export const list = defineCall({
  name: 'gatedevice.list',
  label: { zh: '门禁取名单', en: 'List of a gate' },
  service: 'device',
  method: 'POST',
  path: 'gate/list',
  input: { body: gateHas.extend(key) },
  output: gateListPart,
  ...signed,
});

/** Answers the face picture of an entry of the gate's list. */
export const face = defineCall({
  name: 'gatedevice.face',
  label: { zh: '门禁取人脸', en: 'Face for a gate' },
  service: 'device',
  method: 'POST',
  path: 'gate/face',
  input: { body: z.object({ ...key, ref: id }) },
  output: z.object({ face: z.string(), type: z.string(), picture: z.string() }),
  ...signed,
});

/** Lets a gate have its whole list again. */
export const resend = defineCall({
  name: 'gate.resend',
  label: { zh: '重新下发全部名单', en: 'Send the whole list again' },
  service: 'user',
  method: 'POST',
  path: 'attendance/gate/resend',
  input: { body: z.strictObject({ id }) },
  output: z.object({
    /** Whether the gate is connected by MQTT, so that it was sent at once; others fetch it. */
    connected: z.boolean(),
  }),
  permission: permission('attendanceaccess', 'resend'),
});

/** How far the list has reached a gate. */
export const state = defineCall({
  name: 'gate.state',
  label: { zh: '门禁名单状态', en: 'State of the list of a gate' },
  service: 'user',
  method: 'GET',
  path: 'attendance/gate/{id}/state',
  input: { params: z.object({ id }) },
  output: z.object({
    version: z.int().nullable(),
    acked_version: z.int().nullable(),
    made_at: z.string().nullable(),
    /** A change waits to be computed. */
    due: z.boolean(),
    connected: z.boolean(),
    may_pass: z.int(),
    by_face: z.int(),
    refused: z.int(),
    /** Entries that the gate does not have yet: newest first, at most 20. */
    waiting: z.array(z.object({ name: z.string(), removed: z.boolean(), changed_at: z.string() })),
    waiting_count: z.int(),
  }),
  permission: permission('attendanceaccess', 'detail'),
});
