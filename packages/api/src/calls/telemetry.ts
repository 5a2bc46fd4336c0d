import { MAX_BATCH, MESSAGE_REFUSALS, VALUE_REFUSALS } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Calls of devices over HTTP. Device number and key replace a session.

const message = z.unknown();

const answer = z.object({
  /** Number of readings that are stored durably. */
  accepted: z.int(),
  /**
   * Refused readings and values, by the index in the call. With `key`: only that value is refused, the other values of
   * the reading are stored.
   */
  refused: z.array(
    z.object({ index: z.int(), key: z.string().optional(), reason: z.enum([...MESSAGE_REFUSALS, ...VALUE_REFUSALS]) }),
  ),
  /** Result of each reading, in the order of the call. `busy`: send it again after `retry_after` seconds. */
  results: z.array(z.enum(['accepted', 'duplicate', 'refused', 'busy'])),
  /** In seconds; present when a reading was busy. */
  retry_after: z.int().optional(),
});

/**
 * Accepts one reading (`ts`, `values`, `units` beside number and key) or several (`readings`), and answers after they
 * are stored. A reading that was sent before is a `duplicate` and is stored once, so every reading that was not
 * accepted may be sent again; when all readings are busy the HTTP status is 429.
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
  // The key replaces a session: the rate limit of calls without a session is too low for a site.
  signed: true,
});
