import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Why somebody may do something, or not (defined here; the console specification has no such call).

const id = z.string().min(1).max(64);

const link = z.object({
  part: z.enum(['account', 'organisation', 'permission', 'menu', 'scope', 'state']),
  ok: z.boolean(),
  /** The answer in the language of the caller. */
  text: z.string(),
  /** What it follows from, such as the role that grants the permission. */
  facts: z.array(z.string()),
});

/**
 * Tells why a user may use an operation of a menu entry, or not, optionally on one record. The answer comes from the
 * functions that decide calls of that user. The caller has to administer the user and to see the record. Every question
 * is written to the change record.
 */
export const why = defineCall({
  name: 'access.why',
  label: { zh: '为何能看、为何不能', en: 'Why somebody may or may not' },
  service: 'user',
  method: 'GET',
  path: 'access/why',
  input: {
    query: z.object({ user_id: id, menu: id, operation: id, record_id: id.optional() }),
  },
  output: z.object({
    allowed: z.boolean(),
    user: z.object({ id: z.string(), nickname: z.string(), org_name: z.string() }),
    /** Permission code of the operation. */
    code: z.string(),
    record: z.object({ id: z.string(), title: z.string() }).nullable(),
    chain: z.array(link),
  }),
  permission: permission('accesswhy', 'list'),
});
