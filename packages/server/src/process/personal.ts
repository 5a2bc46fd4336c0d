import {
  maskByName,
  maskFormValues,
  unmaskByName,
  unmaskFormValues,
  type FormValues,
  type Lang,
  type ProcessForm,
} from '@gongdi/domain';

/** Masks the values of an instance: fields by their kind in the form, other values by names that mean personal data. */
export function maskVariables(form: ProcessForm | undefined, values: FormValues): FormValues {
  return maskByName(form ? maskFormValues(form, values) : values);
}

/**
 * Returns the sent values; a value that came back masked is replaced by the stored one.
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
