import {
  maskByName,
  maskFormValues,
  unmaskByName,
  unmaskFormValues,
  type FormValues,
  type Lang,
  type ProcessForm,
} from '@gongdi/domain';

/** Values of an instance as everybody may see them: by the kinds of its form, and by the names that personal data has. */
export function maskVariables(form: ProcessForm | undefined, values: FormValues): FormValues {
  return maskByName(form ? maskFormValues(form, values) : values);
}

/**
 * What was sent, with values that came back masked replaced by what is stored.
 * @throws GongdiError `invalid` with paths below `variables.`
 */
export function unmaskVariables(
  form: ProcessForm | undefined,
  sent: FormValues,
  before: FormValues,
  lang: Lang,
): FormValues {
  return unmaskByName(form ? unmaskFormValues(form, sent, before, lang) : sent, before, lang, 'variables.');
}
