import { checkFormValues, formFromWire, GongdiError, type FormValues, type ProcessForm } from '@gongdi/domain';
import type { Json } from '../engine/index.ts';
import type { CallerContext } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import type { DefinitionRow } from './definitions/definition-store.ts';
import { takeFormFiles } from './forms/index.ts';
import { unmaskVariables } from './personal.ts';
import { conflict } from './refuse.ts';

/**
 * Returns the form that was deployed with a definition. Undefined if the definition uses a page of its own or has no
 * form.
 */
export function formOf({
  form_conf,
  form_fields,
}: Pick<DefinitionRow, 'form_conf' | 'form_fields'>): ProcessForm | undefined {
  return form_conf === null ? undefined : formFromWire({ conf: form_conf, fields: form_fields });
}

/** Upper limit of all values of an instance together, in characters. */
const MOST = 1_000_000;

/**
 * Returns the values of a form as they are stored, after validation by the form. Values of a business form are
 * returned unchanged.
 * @param task key of the user task whose handler writes the values; null at the start
 * @param before the stored values
 * @throws GongdiError `invalid` with each problem below the path `variables.`
 */
export async function checkedValues(
  trx: Db,
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
  trx: Db,
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

/** Converts values of a form to variables of the engine. */
export function asVariables(values: FormValues): Record<string, Json> {
  return JSON.parse(JSON.stringify(values)) as Record<string, Json>;
}
