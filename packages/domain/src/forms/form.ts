import * as z from 'zod';
import { formField, type FormField } from './fields.ts';
import { FORM_LIMITS } from './limits.ts';

/** What somebody may do with a field at a task. */
export const FORM_ACCESS = ['write', 'read', 'hidden'] as const;
export type FormAccess = (typeof FORM_ACCESS)[number];

const taskAccess = z.strictObject({
  /** Of fields that are not named. */
  others: z.enum(FORM_ACCESS),
  fields: z.record(z.string().max(64), z.enum(FORM_ACCESS)).default({}),
});
export type FormTaskAccess = z.infer<typeof taskAccess>;

/** How the form as a whole is laid out and who may write what. */
export const formConf = z.strictObject({
  /** Of this schema. */
  version: z.literal(1),
  /** Most columns; a narrow place has fewer. */
  columns: z.int().min(1).max(4).default(2),
  label_position: z.enum(['top', 'left']).default('top'),
  /** By the key of a user task. A task that is not named reads everything and writes nothing. */
  tasks: z
    .record(z.string().max(128), taskAccess)
    .refine((tasks) => Object.keys(tasks).length <= FORM_LIMITS.tasks)
    .default({}),
});
export type FormConf = z.infer<typeof formConf>;

/** The one schema of a process form. What a definition was deployed with is kept beside it, whole. */
export const processForm = z.strictObject({
  conf: formConf,
  fields: z.array(formField).max(FORM_LIMITS.fields),
});
export type ProcessForm = z.infer<typeof processForm>;

/** Values of a form by name of field: what the engine has as process variables. */
export type FormValues = Record<string, unknown>;

/** A form without fields. */
export const EMPTY_FORM: ProcessForm = {
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields: [],
};

/** A form on the wire: `conf` as a JSON text, `fields` as a list of JSON texts (process administration). */
export interface WireForm {
  conf: string;
  fields: string[];
}

/** The same form always gives the same texts, so that two can be compared. */
export function formToWire({ conf, fields }: ProcessForm): WireForm {
  return { conf: JSON.stringify(conf), fields: fields.map((field) => JSON.stringify(field)) };
}

/**
 * What is stored, as a form. Only for what this schema wrote: what people send goes through `readForm`.
 * @throws ZodError or SyntaxError
 */
export function formFromWire({ conf, fields }: WireForm): ProcessForm {
  return processForm.parse({
    conf: JSON.parse(conf) as unknown,
    fields: fields.map((one) => JSON.parse(one) as unknown),
  });
}

/** Which access somebody has to a field. Without a task: the start form, where everything is written. */
export function accessTo(form: ProcessForm, name: string, task: string | null | undefined): FormAccess {
  if (task === null || task === undefined) return 'write';
  const rights = Object.hasOwn(form.conf.tasks, task) ? form.conf.tasks[task] : undefined;
  if (!rights) return 'read';
  return (Object.hasOwn(rights.fields, name) ? rights.fields[name] : undefined) ?? rights.others;
}

/** Field by name. */
export function fieldNamed(form: ProcessForm, name: string): FormField | undefined {
  return form.fields.find((field) => field.name === name);
}
