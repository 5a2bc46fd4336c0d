import { APPLICANT } from '../dictionary/applicant.ts';
import { metaOf, requiredField } from '../field/field.ts';
import { holdsFiles, traitsOf } from '../field/kinds.ts';
import { maskName } from '../format/mask.ts';
import { applysreview, personregistration } from '../generated/resources.ts';
import type { Label } from '../label.ts';
import { maskValue, personalOf } from '../personal/mask.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, formFieldsOf, storedFieldsOf, type NamedField } from '../resource/fields.ts';
import type { Submission } from './sites.ts';

/** Resource that stores each kind of submission. */
export const SUBMISSIONS = { application: applysreview, person: personregistration } as const;

/** Field of each resource that holds the submission number. */
export const NUMBER_FIELDS = { application: 'apply_number', person: 'register_number' } as const;

type Row = Readonly<Record<string, unknown>>;

function pick(resource: AnyResource, fields: readonly NamedField[]): AnyResource {
  const { kind, name, noun, label, service, title, scope, groups, order } = resource;
  const chosen = Object.fromEntries(fields.map((field) => [field.name, field.type]));
  return { kind, name, noun, label, service, title, scope, groups, order, fields: chosen, endpoints: {} };
}

/** Differences between the application form of a company and that of a person. */
const BY_KIND: Readonly<Record<number, { name: Label; needs: string; leaves: string }>> = {
  [APPLICANT.company]: { name: { zh: '单位名称', en: 'Company' }, needs: 'credit_code', leaves: 'identity_number' },
  [APPLICANT.person]: { name: { zh: '姓名', en: 'Name' }, needs: 'identity_number', leaves: 'credit_code' },
};

const forms = new Map<string, AnyResource>();

/**
 * Returns the form of an applicant, as a resource of which only the add form is used. Companies give their credit code,
 * people their identity number. The same arguments return the same resource.
 * @param kind value of `applicant_kind`
 */
export function applicantForm(what: Submission, kind: unknown = APPLICANT.company): AnyResource {
  const by = BY_KIND[kind as number] ?? BY_KIND[APPLICANT.company]!;
  const key = what === 'person' ? what : by.needs;
  let form = forms.get(key);
  if (!form) {
    const resource = SUBMISSIONS[what];
    const fields = formFieldsOf(resource, 'add').filter(({ name }) => what === 'person' || name !== by.leaves);
    form = pick(resource, what === 'person' ? fields : fields.map((field) => labelled(field, by)));
    forms.set(key, form);
  }
  return form;
}

function labelled(field: NamedField, { name, needs }: { name: Label; needs: string }): NamedField {
  if (field.name === needs) return { ...field, type: requiredField(field.type) };
  if (field.name !== 'applicant_name') return field;
  return { ...field, type: field.type.meta({ gongdi: { ...metaOf(field.type), label: name } }) };
}

/**
 * Returns a submission as its applicant sees it: without the reviewer.
 * @param kind value of `applicant_kind`: leaves out the field that this kind of applicant does not fill in; absent: all
 * fields
 */
export function applicantView(what: Submission, kind?: unknown): AnyResource {
  const leaves = what === 'application' ? BY_KIND[kind as number]?.leaves : undefined;
  const key = `view-${what}-${leaves ?? ''}`;
  let view = forms.get(key);
  if (!view) {
    const resource = SUBMISSIONS[what];
    const shown = storedFieldsOf(resource).filter(({ name, on }) => name !== leaves && (!on || on.includes('detail')));
    view = pick(
      resource,
      shown.filter(({ kind }) => traitsOf(kind).refersTo !== 'record'),
    );
    forms.set(key, view);
  }
  return view;
}

const NAMES: ReadonlySet<string> = new Set(['contact_name', 'person_name']);

/**
 * Returns the masking function for a field, for a reader who knows only the number and the telephone; undefined: the
 * value is shown unmasked.
 */
function maskFor(field: NamedField, row: Row): ((value: string) => string) | undefined {
  const { name } = field;
  const personal = personalOf(field);
  if (personal) return (value) => maskValue(personal, value);
  const isName = NAMES.has(name) || (name === 'applicant_name' && row['applicant_kind'] === APPLICANT.person);
  return isName ? maskName : undefined;
}

/** Returns a stored submission with its personal data masked; of its files, only the names and sizes. */
export function maskedSubmission(what: Submission, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(applicantView(what)).map((field) => {
      const value = row[field.name] ?? null;
      const mask = maskFor(field, row);
      return [field.name, mask && typeof value === 'string' ? mask(value) : value];
    }),
  );
}

/** Returns the initial values of a correction: all values except the personal data, which has to be entered again. */
export function correctionOf(what: Submission, row: Row): Record<string, unknown> {
  const kept = formFieldsOf(SUBMISSIONS[what], 'add').filter((field) => !maskFor(field, row));
  return Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? null]));
}

/** Returns the names of the form's fields that hold files. */
export function fileFieldsIn(form: AnyResource): string[] {
  return fieldsOf(form).flatMap(({ name, kind }) => (holdsFiles(kind) ? [name] : []));
}
