import { isText, type FormColumn, type FormField } from '../forms/fields.ts';
import type { FormValues, ProcessForm } from '../forms/form.ts';
import { formTypeTraits } from '../forms/types.ts';
import type { Lang } from '../label.ts';
import { maskEntries, unmaskEntries, type PersonalEntry } from './entries.ts';

const known = new WeakMap<ProcessForm, PersonalEntry[]>();

/** Returns the personal fields of a process form, determined by their types. */
function personalEntriesIn(form: ProcessForm): PersonalEntry[] {
  let entries = known.get(form);
  if (!entries) known.set(form, (entries = entriesIn(form.fields)));
  return entries;
}

function entriesIn(fields: readonly (FormField | FormColumn)[]): PersonalEntry[] {
  return fields.flatMap((field): PersonalEntry[] => {
    if (isText(field)) return [];
    const { name, label: text } = field;
    const label = { zh: text, en: text };
    const { personal } = formTypeTraits(field.type);
    if (personal !== 'none') return [{ name, label, personal }];
    const columns = field.type === 'table' ? entriesIn(field.columns) : [];
    return columns.length > 0 ? [{ name, label, columns }] : [];
  });
}

/** Returns the values of a form with personal data masked. */
export function maskFormValues(form: ProcessForm, values: FormValues): FormValues {
  return maskEntries(personalEntriesIn(form), values);
}

/**
 * As `unmaskRecord`, for the values of a form.
 * @throws GongdiError `invalid` with paths below `variables.`
 */
export function unmaskFormValues(form: ProcessForm, sent: FormValues, before: FormValues, lang: Lang): FormValues {
  return unmaskEntries(personalEntriesIn(form), sent, before, lang, 'variables.');
}
