import type { FieldProblem } from '../../error/error.ts';
import { fill, type Lang } from '../../label.ts';
import { FORM_FIELD_TYPES } from '../types.ts';
import { processForm, type ProcessForm } from '../form.ts';
import { FORM_LIMITS } from '../limits.ts';
import { formText } from '../text/index.ts';
import { isRow } from '../values/settle.ts';
import { checkForm } from './check-form.ts';

export type ReadForm = { form: ProcessForm; problems: FieldProblem[] } | { form: null; problems: FieldProblem[] };

/**
 * Parses a form that a user sends or imports. Problems carry their path (`fields.3.name`), and their messages use the
 * labels of the form. A form that was parsed may still have problems of `checkForm`.
 */
export function readForm(input: unknown, lang: Lang): ReadForm {
  const text = formText[lang];
  const whole = (message: string): ReadForm => ({ form: null, problems: [{ path: '', code: 'invalid', message }] });
  const value = typeof input === 'string' ? parsed(input) : input;
  if (value === undefined) return whole(text.unreadable);
  if (!isRow(value) || !Array.isArray(value['fields'])) return whole(text.notForm);
  const { fields } = value;
  if (fields.length > FORM_LIMITS.fields) return whole(fill(text.tooManyFields, { max: FORM_LIMITS.fields }));
  const read = processForm.safeParse({ conf: value['conf'] ?? { version: 1 }, fields });
  if (read.success) return { form: read.data, problems: checkForm(read.data, lang) };
  const problems = read.error.issues.map((issue): FieldProblem => {
    const path = issue.path.map(String);
    return { path: path.join('.'), code: issue.code, message: messageOf(issue, path, fields, lang) };
  });
  return { form: null, problems: distinct(problems) };
}

function parsed(text: string): unknown {
  if (text.length > FORM_LIMITS.json) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function distinct(problems: FieldProblem[]): FieldProblem[] {
  return problems.filter((one, at) => problems.findIndex((other) => other.message === one.message) === at);
}

interface Issue {
  code: string;
  keys?: string[];
}

function messageOf(issue: Issue, path: readonly string[], fields: readonly unknown[], lang: Lang): string {
  const text = formText[lang];
  if (path[0] !== 'fields')
    return fill(text.badConf, { property: path.slice(1).join('.') || (issue.keys?.join(', ') ?? '') });
  const { where, found, property } = placeOf(path, fields, lang);
  if (issue.code === 'unrecognized_keys')
    return fill(text.unknownProperty, { where, property: issue.keys?.join(', ') ?? '' });
  const type = isRow(found) ? found['type'] : undefined;
  if (property === 'type' || !(FORM_FIELD_TYPES as readonly unknown[]).includes(type))
    return fill(text.unknownType, { where, found: shown(type) });
  if (property === 'name') return fill(text.nameFormat, { where, found: shown(isRow(found) ? found['name'] : '') });
  if (property === 'label') return fill(text.labelMissing, { where });
  if (property === 'columns') return fill(text.columnsMissing, { where });
  return fill(text.badProperty, { where, property });
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : '';

/** Returns a readable place for a path: `fields.2.columns.1.max` → the third field's second column. */
function placeOf(path: readonly string[], fields: readonly unknown[], lang: Lang) {
  const text = formText[lang];
  const index = Number(path[1] ?? 0);
  const field = fields[index];
  const own = isRow(field) ? shown(field['label']).trim() : '';
  const where = own ? `「${own}」` : fill(text.item, { number: index + 1 });
  const columns = isRow(field) ? field['columns'] : undefined;
  if (path[2] !== 'columns' || path[3] === undefined || !Array.isArray(columns))
    return { where, found: field, property: path.slice(2).join('.') };
  const at = Number(path[3]);
  const column = columns[at] as unknown;
  const label = isRow(column) ? shown(column['label']).trim() : '';
  const inTable = label ? `${where}「${label}」` : fill(text.column, { table: where, number: at + 1 });
  return { where: inTable, found: column, property: path.slice(4).join('.') };
}
