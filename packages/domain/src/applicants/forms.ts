import { metaOf, requiredField } from '../field/field.ts';
import { holdsFiles, traitsOf } from '../field/kinds.ts';
import { maskName } from '../format/mask.ts';
import { maskValue, personalOf } from '../personal/mask.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, formFieldsOf, storedFieldsOf, type NamedField } from '../resource/fields.ts';
import { submissionKind, type Submission } from './kinds.ts';
import type { Variants } from './submission.ts';

type Row = Readonly<Record<string, unknown>>;

function pick(resource: AnyResource, fields: readonly NamedField[]): AnyResource {
  const { kind, name, noun, label, service, title, scope, groups, order } = resource;
  const chosen = Object.fromEntries(fields.map((field) => [field.name, field.type]));
  return { kind, name, noun, label, service, title, scope, groups, order, fields: chosen, endpoints: {} };
}

type Variant = Variants['forms'][number];

/** Returns the field whose value chooses the form; undefined: there is one form. */
export const variantFieldOf = (what: Submission): string | undefined => submissionKind(what).variants?.field;

const variantOf = (what: Submission, value: unknown): Variant | undefined =>
  submissionKind(what).variants?.forms.find((one) => one.value === value);

const forms = new Map<string, AnyResource>();

/**
 * Returns the form of an applicant, as a resource of which only the add form is used. The same arguments return the
 * same resource.
 * @param value of the field that chooses the form
 */
export function applicantForm(what: Submission, value?: unknown): AnyResource {
  const { resource, variants } = submissionKind(what);
  const variant = variantOf(what, value) ?? variants?.forms[0];
  const key = `${what} ${String(variant?.value)}`;
  let form = forms.get(key);
  if (!form) {
    const fields = formFieldsOf(resource, 'add').filter(({ name }) => !variant?.leaves.includes(name));
    form = pick(resource, variant ? fields.map((field) => inVariant(field, variant)) : fields);
    forms.set(key, form);
  }
  return form;
}

function inVariant(field: NamedField, { needs, labels }: Variant): NamedField {
  if (needs.includes(field.name)) return { ...field, type: requiredField(field.type) };
  const label = labels[field.name];
  return label ? { ...field, type: field.type.meta({ gongdi: { ...metaOf(field.type), label } }) } : field;
}

/**
 * Returns a submission as its applicant sees it: without the reviewer.
 * @param value of the field that chooses the form: leaves out the fields that this form does not have; absent: all
 * fields
 */
export function applicantView(what: Submission, value?: unknown): AnyResource {
  const { resource } = submissionKind(what);
  const leaves = variantOf(what, value)?.leaves ?? [];
  const key = `view ${what} ${leaves.join(' ')}`;
  let view = forms.get(key);
  if (!view) {
    const shown = storedFieldsOf(resource).filter(
      ({ name, on }) => !leaves.includes(name) && (!on || on.includes('detail')),
    );
    view = pick(
      resource,
      shown.filter(({ kind }) => traitsOf(kind).refersTo !== 'record'),
    );
    forms.set(key, view);
  }
  return view;
}

/**
 * Returns the masking function for a field, for a reader who knows only the number and the telephone; undefined: the
 * value is shown unmasked.
 */
function maskFor(what: Submission, field: NamedField, row: Row): ((value: string) => string) | undefined {
  const personal = personalOf(field);
  if (personal) return (value) => maskValue(personal, value);
  return submissionKind(what).names(row).includes(field.name) ? maskName : undefined;
}

/** Returns a stored submission with its personal data masked; of its files, only the names and sizes. */
export function maskedSubmission(what: Submission, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(applicantView(what)).map((field) => {
      const value = row[field.name] ?? null;
      const mask = maskFor(what, field, row);
      return [field.name, mask && typeof value === 'string' ? mask(value) : value];
    }),
  );
}

/** Returns the initial values of a correction: all values except the personal data, which has to be entered again. */
export function correctionOf(what: Submission, row: Row): Record<string, unknown> {
  const kept = formFieldsOf(submissionKind(what).resource, 'add').filter((field) => !maskFor(what, field, row));
  return Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? null]));
}

/** Returns the names of the form's fields that hold files. */
export function fileFieldsIn(form: AnyResource): string[] {
  return fieldsOf(form).flatMap(({ name, kind }) => (holdsFiles(kind) ? [name] : []));
}
