import {
  formColumn,
  type FormColumn,
  type FormCondition,
  type FormConf,
  type FormField,
  type FormFieldType,
  type ProcessForm,
} from '@gongdi/domain';

/** Position of a field in the form; for a column of a table, also its position in the table. */
export interface Place {
  at: number;
  column?: number;
}

export type AnyField = FormField | FormColumn;

export const samePlace = (a: Place | null, b: Place | null): boolean => a?.at === b?.at && a?.column === b?.column;

/** Returns the field at a place; undefined when there is none. */
export function fieldAt(form: ProcessForm, place: Place | null): AnyField | undefined {
  const field = place ? form.fields[place.at] : undefined;
  if (place?.column === undefined) return field;
  return field?.type === 'table' ? field.columns[place.column] : undefined;
}

/** Returns the fields at the same level: those of the form, or the columns of a table. */
function siblings(form: ProcessForm, { at, column }: Place): readonly AnyField[] {
  if (column === undefined) return form.fields;
  const table = form.fields[at];
  return table?.type === 'table' ? table.columns : [];
}

export const countAt = (form: ProcessForm, place: Place): number => siblings(form, place).length;

function withSiblings(form: ProcessForm, { at, column }: Place, list: readonly AnyField[]): ProcessForm {
  if (column === undefined) return { ...form, fields: list as FormField[] };
  const fields = form.fields.map((field, index) =>
    index === at && field.type === 'table' ? { ...field, columns: list as FormColumn[] } : field,
  );
  return { ...form, fields };
}

/** Returns whether a field of that type may be a column of a table. */
export function fitsTable(type: FormFieldType): boolean {
  return !['table', 'signature', 'heading', 'note'].includes(type);
}

export function insertAt(form: ProcessForm, place: Place, field: AnyField): ProcessForm {
  const list = [...siblings(form, place)];
  list.splice(place.column ?? place.at, 0, field);
  return withSiblings(form, place, list);
}

export function removeAt(form: ProcessForm, place: Place): ProcessForm {
  const index = place.column ?? place.at;
  const gone = fieldAt(form, place);
  const next = withSiblings(
    form,
    place,
    siblings(form, place).filter((_, at) => at !== index),
  );
  return place.column === undefined && gone ? { ...next, conf: withoutRights(next.conf, gone.name) } : next;
}

/** @param to new position among its siblings, counted without the moved field */
export function moveTo(form: ProcessForm, place: Place, to: number): ProcessForm {
  const index = place.column ?? place.at;
  const list = [...siblings(form, place)];
  const [field] = list.splice(index, 1);
  if (!field) return form;
  list.splice(Math.min(Math.max(0, to), list.length), 0, field);
  return withSiblings(form, place, list);
}

/** Replaces the field at a place; when its name changes, rules, formulas and rights are updated. */
export function changeAt(form: ProcessForm, place: Place, field: AnyField): ProcessForm {
  const before = fieldAt(form, place);
  if (!before) return form;
  const index = place.column ?? place.at;
  const next = withSiblings(
    form,
    place,
    siblings(form, place).map((one, at) => (at === index ? field : one)),
  );
  const twins = siblings(form, place).filter((one) => one.name === before.name).length > 1;
  if (before.name === field.name || before.name === '' || twins) return next;
  return renamed(next, place, before.name, field.name);
}

function renamed(form: ProcessForm, place: Place, from: string, to: string): ProcessForm {
  const table = place.column === undefined ? undefined : form.fields[place.at];
  const whole = (text: string): string =>
    table
      ? text.replaceAll(new RegExp(String.raw`\b${table.name}\.${from}\b`, 'g'), `${table.name}.${to}`)
      : text.replaceAll(new RegExp(String.raw`(?<![\w.])${from}\b(?!\s*\()`, 'g'), to);
  const inRow = (text: string): string =>
    text.replaceAll(new RegExp(String.raw`(?<![\w.])${from}\b(?!\s*\()`, 'g'), to);
  const follow = <T extends AnyField>(field: T, own: boolean): T => {
    const rules = own ? rulesOf(field, from, to) : {};
    if (field.type !== 'formula') return { ...field, ...rules };
    return { ...field, ...rules, expression: own && table ? inRow(field.expression) : whole(field.expression) };
  };
  const fields = form.fields.map((field, at): FormField => {
    const mine = follow(field, !table);
    if (mine.type !== 'table') return mine;
    return { ...mine, columns: mine.columns.map((column) => follow(column, !table || at === place.at)) };
  });
  return { conf: table ? form.conf : withRightsOf(form.conf, from, to), fields };
}

/** Returns the rules of a field with one field name replaced by another. */
function rulesOf(field: AnyField, from: string, to: string): object {
  const rules = field as { visible_when?: FormCondition; required_when?: FormCondition };
  const follow = (name: 'visible_when' | 'required_when') => {
    const condition = rules[name];
    if (!condition) return {};
    const tests = condition.tests.map((test) => (test.field === from ? { ...test, field: to } : test));
    return { [name]: { ...condition, tests } };
  };
  return { ...follow('visible_when'), ...follow('required_when') };
}

function withRightsOf(conf: FormConf, from: string, to: string): FormConf {
  return changeRights(conf, (rights) =>
    Object.fromEntries(Object.entries(rights).map(([name, access]) => [name === from ? to : name, access])),
  );
}

function withoutRights(conf: FormConf, name: string): FormConf {
  return changeRights(conf, (rights) => Object.fromEntries(Object.entries(rights).filter(([key]) => key !== name)));
}

type Rights = FormConf['tasks'][string]['fields'];
function changeRights(conf: FormConf, change: (rights: Rights) => Rights): FormConf {
  const tasks = Object.entries(conf.tasks).map(([task, rights]) => [
    task,
    { ...rights, fields: change(rights.fields) },
  ]);
  return { ...conf, tasks: Object.fromEntries(tasks) as FormConf['tasks'] };
}

/** Returns a name that no sibling has: `text_3`, or `price_2` when `price` exists. */
export function freeName(form: ProcessForm, place: Place, base: string): string {
  const taken = new Set(siblings(form, place).map((field) => field.name));
  const stem = base.replace(/_\d+$/, '');
  for (let number = 1; ; number += 1) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`;
}

export function copyOf(form: ProcessForm, place: Place): AnyField | null {
  const field = fieldAt(form, place);
  return field ? { ...structuredClone(field), name: freeName(form, place, field.name) } : null;
}

/** Converts a field to a column, without properties that a column cannot have. */
export function asColumn(field: AnyField): FormColumn | null {
  return formColumn.safeParse(field).data ?? null;
}
