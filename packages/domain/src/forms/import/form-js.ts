import type { Lang } from '../../label.ts';
import type { FormCondition } from '../condition.ts';
import { formColumn, formField, type FormColumn, type FormField } from '../fields.ts';
import { FORM_LIMITS } from '../limits.ts';
import { isRow } from '../values/settle.ts';
import { importing, labelFrom, type ImportedForm, type Importer } from './imported.ts';

type Component = Record<string, unknown>;

/** Returns whether a JSON document is a form of bpmn.io's form-js. */
export function isFormJs(value: unknown): value is { components: unknown[] } {
  return isRow(value) && Array.isArray(value['components']);
}

/** Converts a form of form-js (its schema up to version 18) to a Gongdi form; parts without a counterpart are noted. */
export function importFormJs(source: { components: unknown[] }, lang: Lang): ImportedForm {
  const importer = importing(lang);
  return importer.done(fieldsFrom(source.components, importer));
}

function fieldsFrom(components: readonly unknown[], importer: Importer): FormField[] {
  return components.filter(isRow).flatMap((component) => fieldsOf(component, importer));
}

const TYPES: Readonly<Record<string, FormField['type']>> = {
  textfield: 'text',
  textarea: 'textarea',
  number: 'decimal',
  datetime: 'date',
  checkbox: 'boolean',
  checklist: 'choices',
  taglist: 'choices',
  radio: 'choice',
  select: 'choice',
  filepicker: 'file',
};

function fieldsOf(component: Component, importer: Importer): FormField[] {
  const kind = textOf(component['type']);
  const where = labelFrom(component['label'] ?? component['key'] ?? component['text'], kind);
  const inner = Array.isArray(component['components']) ? component['components'] : [];
  if (kind === 'group') {
    const title = textOf(component['label']);
    const heading: FormField[] = title
      ? [
          {
            type: 'heading',
            name: importer.name(textOf(component['id']) || 'group', where),
            label: labelFrom(title, where),
            ...hiddenWhen(component, where, importer),
          },
        ]
      : [];
    return [...heading, ...fieldsFrom(inner, importer)];
  }
  if (kind === 'dynamiclist') return tableOf(component, inner, where, importer);
  if (kind === 'text') return noteOf(component, where, importer);
  const type = TYPES[kind];
  if (!type) {
    // Lines, gaps and buttons hold no data, so the importer drops them without a note.
    if (!['separator', 'spacer', 'button'].includes(kind)) importer.note('importKind', { where, found: kind });
    return [];
  }
  const made = formField.safeParse({
    type: dateType(component) ?? type,
    name: importer.name(textOf(component['key']), where),
    label: where,
    ...common(component, where, importer),
    ...ofType(component, type, where, importer),
  });
  if (made.success) return [made.data];
  importer.note('importProperty', { where, found: made.error.issues.map((issue) => issue.path.join('.')).join(', ') });
  return [];
}

function common(component: Component, where: string, importer: Importer) {
  const validate = rulesOf(component);
  const hint = textOf(component['description']);
  if (validate['pattern'] !== undefined) importer.note('importPattern', { where });
  return {
    ...(hint ? { hint: hint.slice(0, FORM_LIMITS.hint) } : {}),
    ...(validate['required'] === true ? { required: true } : {}),
    ...hiddenWhen(component, where, importer),
  };
}

/** Returns the properties that only fields of one type have. */
function ofType(component: Component, type: FormField['type'], where: string, importer: Importer): object {
  if (type === 'text' || type === 'textarea') return textProperties(component);
  if (type === 'decimal') return numberProperties(component);
  if (type === 'boolean') return component['defaultValue'] === true ? { initial: true } : {};
  if (type === 'choice' || type === 'choices') return choiceProperties(component, where, importer);
  return type === 'file' && component['multiple'] !== true ? { max_count: 1 } : {};
}

function rulesOf(component: Component): Component {
  return isRow(component['validate']) ? component['validate'] : {};
}

function textProperties(component: Component): object {
  const { maxLength } = rulesOf(component);
  const given = component['defaultValue'];
  return {
    ...(typeof maxLength === 'number' ? { max_length: maxLength } : {}),
    ...(typeof given === 'string' && given ? { initial: given } : {}),
  };
}

function numberProperties(component: Component): object {
  const given = component['defaultValue'];
  return {
    ...numbers(rulesOf(component), ['min', 'max']),
    ...(typeof component['decimalDigits'] === 'number' ? { scale: component['decimalDigits'] } : {}),
    ...(typeof given === 'number' ? { initial: given } : {}),
    ...unitOf(component),
  };
}

function choiceProperties(component: Component, where: string, importer: Importer): object {
  const given = component['defaultValue'];
  if (!Array.isArray(component['values'])) importer.note('importProperty', { where, found: 'valuesKey' });
  const options = (Array.isArray(component['values']) ? component['values'] : []).filter(isRow).map((one) => ({
    value: plain(one['value']),
    label: labelFrom(one['label'], plain(one['value'])),
  }));
  const look = ['radio', 'checklist'].includes(textOf(component['type'])) ? 'buttons' : 'select';
  return { options, look, ...(given === undefined || given === null ? {} : { initial: given }) };
}

function numbers(source: Component, names: readonly string[]): object {
  return Object.fromEntries(names.flatMap((name) => (typeof source[name] === 'number' ? [[name, source[name]]] : [])));
}

function unitOf(component: Component): object {
  const appearance = isRow(component['appearance']) ? component['appearance'] : {};
  const unit = textOf(appearance['suffixAdorner']);
  return unit ? { unit: unit.slice(0, 16) } : {};
}

function dateType(component: Component): 'date' | 'datetime' | undefined {
  if (component['type'] !== 'datetime') return undefined;
  return component['subtype'] === 'date' ? 'date' : 'datetime';
}

function tableOf(component: Component, inner: readonly unknown[], where: string, importer: Importer): FormField[] {
  const own = { ...importer, ...importing(importer.lang), note: importer.note };
  const columns = fieldsFrom(inner, own).flatMap((field): FormColumn[] => {
    const column = formColumn.safeParse(field);
    if (!column.success) importer.note('importKind', { where: field.label, found: field.type });
    return column.success ? [column.data] : [];
  });
  if (columns.length === 0) return [];
  const name = importer.name(textOf(component['path'] ?? component['key']) || 'list', where);
  return [{ type: 'table', name, label: where, columns, ...hiddenWhen(component, where, importer) }];
}

function noteOf(component: Component, where: string, importer: Importer): FormField[] {
  const text = textOf(component['text']);
  if (!text.trim()) return [];
  const name = importer.name(textOf(component['id']) || 'note', where);
  const placed = { name, ...hiddenWhen(component, where, importer) };
  const title = /^#{1,6}\s+([^\n]+)$/.exec(text.trim());
  if (title) return [{ type: 'heading', label: labelFrom(title[1], where), ...placed }];
  return [
    { type: 'note', label: labelFrom(text.split('\n')[0], where), text: text.slice(0, FORM_LIMITS.note), ...placed },
  ];
}

const COMPARISON = /^=\s*(\w+)\s*(=|!=|>=|<=|>|<)\s*("[^"]*"|-?\d+(?:\.\d+)?|true|false|null)\s*$/;
/** Inverse operators: form-js has conditions for hiding a field, Gongdi forms have conditions for showing it. */
const OPPOSITE = { '=': 'ne', '!=': 'eq', '>': 'le', '>=': 'lt', '<': 'ge', '<=': 'gt' } as const;

function hiddenWhen(component: Component, where: string, importer: Importer): { visible_when?: FormCondition } {
  const rule = isRow(component['conditional']) ? textOf(component['conditional']['hide']) : '';
  if (!rule) return {};
  const parts = COMPARISON.exec(rule);
  if (!parts) {
    importer.note('importExpression', { where, found: rule });
    return {};
  }
  const [, field, sign, literal] = parts as unknown as [string, string, keyof typeof OPPOSITE, string];
  if (literal === 'null')
    return { visible_when: { match: 'all', tests: [{ field, op: sign === '=' ? 'filled' : 'empty' }] } };
  const value = JSON.parse(literal) as string | number | boolean;
  return { visible_when: { match: 'all', tests: [{ field, op: OPPOSITE[sign], value }] } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
