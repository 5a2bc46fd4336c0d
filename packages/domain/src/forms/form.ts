import * as z from 'zod';
import { formField } from './fields.ts';
import { FORM_LIMITS } from './limits.ts';

/** Access to a field at a task. */
export const FORM_ACCESS = ['write', 'read', 'hidden'] as const;
export type FormAccess = (typeof FORM_ACCESS)[number];

const taskAccess = z.strictObject({
  /** Access to all fields that `fields` does not name. */
  others: z.enum(FORM_ACCESS),
  fields: z.record(z.string().max(64), z.enum(FORM_ACCESS)).default({}),
});
export type FormTaskAccess = z.infer<typeof taskAccess>;

/** Layout of the whole form, and access per task. */
const formConf = z.strictObject({
  /** Version of this schema. */
  version: z.literal(1),
  /** Maximum number of columns; a narrow screen has fewer. */
  columns: z.int().min(1).max(4).default(2),
  label_position: z.enum(['top', 'left']).default('top'),
  /** Access by the key of a user task. A task without an entry reads everything and writes nothing. */
  tasks: z
    .record(z.string().max(128), taskAccess)
    .refine((tasks) => Object.keys(tasks).length <= FORM_LIMITS.tasks)
    .default({}),
});
export type FormConf = z.infer<typeof formConf>;

/**
 * The only schema of a process form. The complete form that a definition was deployed with is stored beside the
 * definition.
 */
export const processForm = z.strictObject({
  conf: formConf,
  fields: z.array(formField).max(FORM_LIMITS.fields),
});
export type ProcessForm = z.infer<typeof processForm>;

/** Values of a form by name of field. The engine stores them as process variables. */
export type FormValues = Record<string, unknown>;

/** The empty form. */
export const EMPTY_FORM: ProcessForm = {
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields: [],
};

/** A form on the wire: `conf` as a JSON text, `fields` as a list of JSON texts (process administration). */
export interface WireForm {
  conf: string;
  fields: string[];
}

/** Converts a form to its wire form. The same form always gives the same texts, so that two can be compared. */
export function formToWire({ conf, fields }: ProcessForm): WireForm {
  return { conf: JSON.stringify(conf), fields: fields.map((field) => JSON.stringify(field)) };
}

/**
 * Parses a stored form. Use it only for texts that this schema wrote; input from users goes through `readForm`.
 * @throws ZodError or SyntaxError
 */
export function formFromWire({ conf, fields }: WireForm): ProcessForm {
  return processForm.parse({
    conf: JSON.parse(conf) as unknown,
    fields: fields.map((one) => JSON.parse(one) as unknown),
  });
}

/** Returns the access to a field at a task. Without a task, at the start form, every field can be written. */
export function accessTo(form: ProcessForm, name: string, task: string | null | undefined): FormAccess {
  if (task === null || task === undefined) return 'write';
  const rights = Object.hasOwn(form.conf.tasks, task) ? form.conf.tasks[task] : undefined;
  if (!rights) return 'read';
  return (Object.hasOwn(rights.fields, name) ? rights.fields[name] : undefined) ?? rights.others;
}
