import { MAX_BATCH, MESSAGE_REFUSALS, VALUE_REFUSALS } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What devices call by HTTP. Their number and key stand for a session.

const message = z.unknown();

const answer = z.object({
  /** Readings that are kept: whatever happens now, they are there. */
  accepted: z.int(),
  /** What was not taken, by its place in the call. With a `key`: that value alone, the others are kept. */
  refused: z.array(
    z.object({ index: z.int(), key: z.string().optional(), reason: z.enum([...MESSAGE_REFUSALS, ...VALUE_REFUSALS]) }),
  ),
  /** What became of each reading, in the order of the call. `busy`: send it again after `retry_after` seconds. */
  results: z.array(z.enum(['accepted', 'duplicate', 'refused', 'busy'])),
  /** Seconds; there when a reading was busy. */
  retry_after: z.int().optional(),
});

/**
 * One reading (`ts`, `values`, `units` beside number and key) or many (`readings`). It answers once they are kept. A
 * reading that was sent before is a `duplicate` and is there once, so whatever was not accepted may be sent again; when
 * all are busy the status is 429.
 */
export const ingest = defineCall({
  name: 'telemetry.ingest',
  label: { zh: '设备上报数据', en: 'Readings of a device' },
  service: 'device',
  method: 'POST',
  path: 'telemetry',
  input: {
    body: z.object({
      device_number: z.string().min(1).max(64),
      device_key: z.string().min(1).max(128),
      readings: z.array(message).min(1).max(MAX_BATCH).optional(),
      ts: message.optional(),
      values: message.optional(),
      units: message.optional(),
    }),
  },
  output: answer,
  public: true,
  // The key stands for a session: the limit for calls without one is too low for a site.
  signed: true,
});
