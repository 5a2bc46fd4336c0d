import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, reason, service, variables } from './parts.ts';

// What comes to processes from outside: messages, signals, and variables by which processes begin. An account of
// another system needs nothing but this one permission. A call that is made again under its `Idempotency-Key` does
// nothing twice and answers as the first one.

const send = permission('bpm-process-manager', 'message');
const name = z.string().trim().min(1).max(255);
const business_key = z.string().trim().min(1).max(128).optional();

/**
 * To the one instance that waits for a message: by its business key, its id, or variables that it has. Where none waits
 * and no instance is named, the message starts the process that begins by it. Only instances of organisations that one
 * may change hear it.
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
      /** Set in the instance. */
      variables: variables.default({}),
      reason: reason.optional(),
    }),
  },
  output: z.object({
    process_instance_id: id,
    /** The message has started it. */
    started: z.boolean(),
  }),
  permission: send,
  once: true,
});

/** To every instance that waits for a signal, or to one; processes that begin by it are started. */
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
  /** Waiting events and new instances that it reached; null where an engine elsewhere does not say. */
  output: z.object({ reached: z.int().nullable() }),
  permission: send,
  once: true,
});

/** Starts an instance at each conditional start event whose condition holds with these variables. */
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
      /** Of this definition alone. */
      process_definition_id: id.optional(),
      reason: reason.optional(),
    }),
  },
  output: z.object({ process_instance_ids: z.array(id) }),
  permission: send,
  once: true,
});

/** Messages and signals that an instance waits for at this moment. */
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
