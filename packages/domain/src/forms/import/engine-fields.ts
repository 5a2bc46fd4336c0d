import type { Lang } from '../../label.ts';
import { formField, type FormField } from '../fields.ts';
import { importing, labelFrom, type ImportedForm, type Importer } from './imported.ts';

/**
 * A form field that a model defines at a user task or start event (`camunda:formField`, `flowable:formProperty`;
 * process designer specification, section 3), in a form that is independent of the engine.
 */
export interface EngineFormField {
  id: string;
  /** `long`, `string`, `boolean`, `date`, `enum`, or a type name of the engine. */
  type: string;
  label?: string;
  default_value?: string;
  date_pattern?: string;
  values?: readonly { id: string; name?: string }[];
  constraints?: readonly { name: string; config?: string }[];
  /** Flowable and Activiti have these as attributes of the field. */
  required?: boolean;
  readable?: boolean;
  writable?: boolean;
}

const TYPES: Readonly<Record<string, FormField['type']>> = {
  string: 'text',
  long: 'integer',
  int: 'integer',
  integer: 'integer',
  double: 'decimal',
  float: 'decimal',
  boolean: 'boolean',
  date: 'date',
  enum: 'choice',
  user: 'person',
};

/**
 * Converts the fields of one task or start event to a Gongdi form.
 * @param task key of the user task, for which the access rights of the fields are kept; absent: a start event
 */
export function importEngineFields(fields: readonly EngineFormField[], lang: Lang, task?: string): ImportedForm {
  const importer = importing(lang);
  const rights: Record<string, 'read' | 'hidden'> = {};
  const made = fields.flatMap((field) => {
    const one = fieldFrom(field, importer);
    if (one && field.readable === false) rights[one.name] = 'hidden';
    else if (one && field.writable === false) rights[one.name] = 'read';
    return one ? [one] : [];
  });
  const { form, notes } = importer.done(made);
  if (task === undefined) return { form, notes };
  return { form: { ...form, conf: { ...form.conf, tasks: { [task]: { others: 'write', fields: rights } } } }, notes };
}

function fieldFrom(source: EngineFormField, importer: Importer): FormField | null {
  const where = labelFrom(source.label, source.id);
  const type = TYPES[source.type.toLowerCase()];
  if (!type) importer.note('importKind', { where, found: source.type });
  if (!type) return null;
  const constraints = new Map((source.constraints ?? []).map(({ name, config }) => [name, config ?? '']));
  const wanted = type === 'date' && /[Hh]/.test(source.date_pattern ?? '') ? 'datetime' : type;
  const draft = {
    type: wanted,
    name: importer.name(source.id, where),
    label: where,
    ...(source.required === true || (constraints.has('required') && constraints.get('required') !== 'false')
      ? { required: true }
      : {}),
    ...limitsOf(wanted, constraints),
    ...(wanted === 'choice'
      ? { options: (source.values ?? []).map(({ id, name }) => ({ value: id, label: labelFrom(name, id) })) }
      : {}),
    ...initialOf(wanted, source, where, importer),
  };
  for (const name of constraints.keys())
    if (!['required', 'readonly', 'min', 'max', 'minlength', 'maxlength'].includes(name))
      importer.note('importProperty', { where, found: name });
  const made = formField.safeParse(draft);
  if (!made.success)
    importer.note('importProperty', {
      where,
      found: made.error.issues.map((issue) => issue.path.join('.')).join(', '),
    });
  return made.data ?? null;
}

function limitsOf(type: FormField['type'], constraints: ReadonlyMap<string, string>): object {
  const number = (name: string, key: string): object => {
    const value = Number(constraints.get(name));
    return constraints.has(name) && constraints.get(name) !== '' && Number.isFinite(value) ? { [key]: value } : {};
  };
  if (type === 'text') return number('maxlength', 'max_length');
  return type === 'integer' || type === 'decimal' ? { ...number('min', 'min'), ...number('max', 'max') } : {};
}

function initialOf(
  type: FormField['type'],
  { default_value: value }: EngineFormField,
  where: string,
  importer: Importer,
): object {
  if (value === undefined || value === '') return {};
  // An expression is evaluated by the engine; the initial value of a form must be a literal.
  if (/[$#]\{/.test(value)) {
    importer.note('importExpression', { where, found: value });
    return {};
  }
  if (type === 'boolean') return { initial: value === 'true' };
  if (type === 'integer' || type === 'decimal') return Number.isFinite(Number(value)) ? { initial: Number(value) } : {};
  if (type === 'text' || type === 'choice') return { initial: value };
  if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return { initial: value };
  importer.note('importProperty', { where, found: 'defaultValue' });
  return {};
}
