import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, reason, service, variables } from './parts.ts';

// Events that other systems send to processes: messages, signals, and variables that start processes. An account of
// another system needs only this permission. A repeated call with the same `Idempotency-Key` has no further effect and
// returns the first answer.

const send = permission('bpm-process-manager', 'message');
const name = z.string().trim().min(1).max(255);
const business_key = z.string().trim().min(1).max(128).optional();

/**
 * Sends a message to the one instance that waits for it, identified by its business key, its id, or its variables. If
 * no instance waits and none is named, the message starts the process with that start message. Only instances of
 * organisations that the caller may change receive it.
 */
export const eventMessage = defineCall({
  name: 'event.message',
  label: { zh: '发送消息', en: 'Send a message' },
  service,
  method: 'POST',
  path: 'bpm/event/message',
  input: {
    body: z.strictObject({
      name,
      business_key,
      process_instance_id: id.optional(),
      /** Variables of the instance that must have these values. */
      correlation: variables.default({}),
      /** Variables that are set in the instance. */
      variables: variables.default({}),
      reason: reason.optional(),
    }),
  },
  output: z.object({
    process_instance_id: id,
    /** Whether the message started the instance. */
    started: z.boolean(),
  }),
  permission: send,
  once: true,
});

/** Sends a signal to every instance that waits for it, or to one; processes with that start signal are started. */
export const eventSignal = defineCall({
  name: 'event.signal',
  label: { zh: '广播信号', en: 'Broadcast a signal' },
  service,
  method: 'POST',
  path: 'bpm/event/signal',
  input: {
    body: z.strictObject({
      name,
      process_instance_id: id.optional(),
      variables: variables.default({}),
      reason: reason.optional(),
    }),
  },
  /** Number of waiting events and new instances that it reached; null when an external engine does not report it. */
  output: z.object({ reached: z.int().nullable() }),
  permission: send,
  once: true,
});

/** Starts an instance at each conditional start event whose condition is true with these variables. */
export const eventCondition = defineCall({
  name: 'event.condition',
  label: { zh: '按条件启动', en: 'Start by conditions' },
  service,
  method: 'POST',
  path: 'bpm/event/condition',
  input: {
    body: z.strictObject({
      variables,
      business_key,
      /** Limits the call to this definition. */
      process_definition_id: id.optional(),
      reason: reason.optional(),
    }),
  },
  output: z.object({ process_instance_ids: z.array(id) }),
  permission: send,
  once: true,
});

/** Returns the messages and signals that an instance is waiting for now. */
export const instanceWaits = defineCall({
  name: 'instance.waits',
  label: { zh: '等待的事件', en: 'Events waited for' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/waits',
  input: { query: byId },
  output: z.array(
    z.object({
      id,
      kind: z.enum(['message', 'signal']),
      name: z.string(),
      activity_key: z.string(),
      activity_name: z.string().nullable(),
    }),
  ),
  permission: permission('bpm-process-manager', 'list'),
});
