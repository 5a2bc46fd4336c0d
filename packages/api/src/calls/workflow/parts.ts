import * as z from 'zod';

// Schemas that the calls of process administration share.

export const id = z.string().min(1).max(64);
export const byId = z.object({ id });
export const service = 'workflow' as const;

/** Text that people write: plain text, never markup. */
export const reason = z.string().trim().max(1000);
/** An opinion that an approval requires (process administration: 审批意见不能为空). */
export const neededReason = reason.min(1);

/** Name and department of a user id; the department is the organisation of the account. */
export const person = z.object({ id, nickname: z.string(), dept_id: id, dept_name: z.string() });
export type Person = z.infer<typeof person>;

/** 1 running, 2 approved, 3 rejected, 4 cancelled (designer specification, section 9). */
export const result = z.int().min(1).max(4);

/**
 * How a task got its result, where the result alone is ambiguous: returned (3), withdrawn, moved by an administrator,
 * no longer needed because others have decided, cancelled with its instance (4), ended by a timeout.
 */
export const TASK_KINDS = ['returned', 'withdrawn', 'jumped', 'not_needed', 'cancelled', 'timeout'] as const;
export const taskKind = z.enum(TASK_KINDS);
export type TaskKind = z.infer<typeof taskKind>;

/**
 * Whether the caller may change it. An organisation may use what an organisation above has created, but not change it.
 */
export const writable = z.boolean();

/** Values of a process by name. */
export const variables = z.record(z.string().min(1).max(128), z.json());

/** A civil date (the whole day), an instant with its offset, or an epoch of ten or thirteen digits. */
const moment = z
  .string()
  .max(40)
  .regex(/^([1-9]\d{3}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?|\d{10}|\d{13})$/)
  .optional();

/** Query parameters of a range; both limits are inclusive. */
export function range<const N extends string>(name: N) {
  return { [`begin_${name}`]: moment, [`end_${name}`]: moment } as Record<`begin_${N}` | `end_${N}`, typeof moment>;
}

/** Several ids, joined by commas. */
export const idList = z.string().max(6600);

export const files = z.array(z.object({ id })).max(20);
export const shownFile = z.object({ id, name: z.string(), size: z.int(), type: z.string(), url: z.string() });
/** 1 active, 2 suspended. */
export const suspension = z.int().min(1).max(2);
