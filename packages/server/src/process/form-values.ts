import { checkFormValues, formFromWire, GongdiError, type FormValues, type ProcessForm } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import type { Json } from '../engine/index.ts';
import type { CallerContext } from '../handler/index.ts';
import type { DefinitionRow } from './definitions/definition-store.ts';
import { takeFormFiles } from './forms/index.ts';
import { unmaskVariables } from './personal.ts';
import { conflict } from './refuse.ts';

/** The form that a definition was deployed with; undefined when it has a page of its own, or none. */
export function formOf({
  form_conf,
  form_fields,
}: Pick<DefinitionRow, 'form_conf' | 'form_fields'>): ProcessForm | undefined {
  return form_conf === null ? undefined : formFromWire({ conf: form_conf, fields: form_fields });
}

/** Characters of all values of an instance together. */
const MOST = 1_000_000;

/**
 * Values of a form as they are stored, checked by the form; of a business form, as they came.
 * @param task key of the user task at which they are written; null at the start
 * @param before what is stored
 * @throws GongdiError `invalid` with each problem under `variables.`
 */
export async function checkedValues(
  trx: Kysely<unknown>,
  definition: DefinitionRow,
  given: FormValues,
  context: CallerContext,
  { task, zone, before = {} }: { task: string | null; zone: string; before?: FormValues },
): Promise<FormValues> {
  const form = formOf(definition);
  const whole = unmaskVariables(form, given, before, context.lang);
  const values = form ? await byForm(trx, form, whole, context, { task, zone, before }) : { ...before, ...whole };
  if (JSON.stringify(values).length > MOST) throw conflict('variablesTooLarge');
  return values;
}

async function byForm(
  trx: Kysely<unknown>,
  form: ProcessForm,
  given: FormValues,
  context: CallerContext,
  { task, zone, before }: { task: string | null; zone: string; before: FormValues },
): Promise<FormValues> {
  const checked = checkFormValues(form, given, { lang: context.lang, zone, task, before });
  if (!checked.ok)
    throw new GongdiError('invalid', {
      problems: checked.problems.map((problem) => ({ ...problem, path: `variables.${problem.path}` })),
    });
  return takeFormFiles(trx, form, checked.value, context, before);
}

/** Values as variables of the engine. */
export function asVariables(values: FormValues): Record<string, Json> {
  return JSON.parse(JSON.stringify(values)) as Record<string, Json>;
}
