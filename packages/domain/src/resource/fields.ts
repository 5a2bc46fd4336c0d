import type * as z from 'zod';
import { columnsInRows, field as made, metaOf } from '../field/field.ts';
import { traitsOf } from '../field/kinds.ts';
import type { ColumnHint, FieldKind, FieldMeta, FieldPlace } from '../field/meta.ts';
import type { Label } from '../label.ts';
import { maskValue, personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import { isLabelled, LABEL_RESOURCE, LABELS } from './labelled.ts';

/** A field with its name. Tables, forms, details and sheets iterate over these. */
export interface NamedField extends FieldMeta {
  name: string;
  type: z.ZodType;
}

/** Computes a value once per resource, because definitions never change and every call needs their fields. */
export function oncePerResource<T>(compute: (resource: AnyResource) => T): (resource: AnyResource) => T {
  const known = new WeakMap<AnyResource, T>();
  return (resource) => {
    const found = known.get(resource);
    if (found !== undefined) return found;
    const value = compute(resource);
    known.set(resource, value);
    return value;
  };
}

export const fieldsOf = oncePerResource((resource): readonly NamedField[] =>
  Object.entries(resource.fields).map(([name, type]) => ({
    ...metaOf(type as z.ZodType),
    name,
    type: type as z.ZodType,
  })),
);

/** Returns whether a wire name is that of an identifying value: contract number, serial number, code of a task. */
export function isNamedAsNumber(name: string): boolean {
  return /(^|_)(number|code)$/.test(name);
}

/** Fields of a stored record: all fields except those that are only sent or only answered. */
export const storedFieldsOf = oncePerResource((resource): readonly NamedField[] =>
  answeredFieldsOf(resource).filter(({ derived }) => !derived),
);

/** Fields of a record in an answer: those that are stored, and those that the server counts when it answers. */
export const answeredFieldsOf = oncePerResource((resource): readonly NamedField[] =>
  fieldsOf(resource).filter(({ kind }) => traitsOf(kind).stored),
);

function shows(field: FieldMeta, place: FieldPlace): boolean {
  return !field.on || field.on.includes(place);
}

export interface ColumnField extends NamedField {
  column: ColumnHint;
}

/** Table columns in the order of the definition. */
export const columnsOf = oncePerResource((resource): readonly ColumnField[] =>
  fieldsOf(resource)
    .filter((field) => field.column !== false && shows(field, 'column'))
    .map((field) => ({ ...field, column: field.column || {} })),
);

/** A field of the query form. */
export interface QueryField extends NamedField {
  query: NonNullable<FieldMeta['query']>;
}

/** The filter by labels, which every list of records has that may have some. */
const LABEL_FILTER: QueryField = (() => {
  const type = made.reference({ label: { zh: '标签', en: 'Labels' }, ref: LABEL_RESOURCE, query: 'in', on: ['query'] });
  return { ...metaOf(type), name: LABELS, type, query: 'in' };
})();

/** Fields of the query form. */
export const queryFieldsOf = oncePerResource((resource): readonly QueryField[] => [
  ...fieldsOf(resource).flatMap((field) =>
    field.query && shows(field, 'query') ? [{ ...field, query: field.query }] : [],
  ),
  ...(isLabelled(resource) ? [LABEL_FILTER] : []),
]);

/** Returns the query parameters of a filter of a list. */
export function parametersOf({ name, query }: Pick<QueryField, 'name' | 'query'>): readonly string[] {
  return query === 'between' ? [`begin_${name}`, `end_${name}`] : [name];
}

/** Returns the fields of the add or edit form. */
export function formFieldsOf(resource: AnyResource, mode: 'add' | 'edit'): NamedField[] {
  return fieldsOf(resource).filter((field) => shows(field, mode));
}

/** Default values of a new record: in forms, in sheets without that column, in calls. */
export const initialOf = oncePerResource((resource): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    formFieldsOf(resource, 'add').flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  ),
);

export interface FieldGroup {
  /** Absent for fields that name no group. */
  label?: Label;
  fields: NamedField[];
  /** What follows from the record so far, below the fields of a form (`ResourceDefinition.says`). */
  says?: (record: Readonly<Record<string, unknown>>) => Label | undefined;
}

/** Returns the fields by the groups of the resource, in the order of the declaration of the groups. */
export function groupFields(resource: AnyResource, fields: readonly NamedField[]): FieldGroup[] {
  const groups: FieldGroup[] = [{ fields: fields.filter((field) => !field.group) }];
  for (const [key, label] of Object.entries(resource.groups ?? {}))
    groups.push({
      label,
      fields: fields.filter((field) => field.group === key),
      ...(resource.says?.[key] && { says: resource.says[key] }),
    });
  return groups.filter((group) => group.fields.length > 0);
}

export function detailGroupsOf(resource: AnyResource): FieldGroup[] {
  return groupFields(
    resource,
    answeredFieldsOf(resource).filter((field) => shows(field, 'detail')),
  );
}

export interface SheetColumn {
  /** Path of the value in the record: `['project_address','location','longitude']`. */
  path: readonly string[];
  label: Label;
  kind: FieldKind;
  required: boolean;
  dict?: string;
  ref?: string;
  hint?: Label;
  example?: string;
  maxLength?: number;
  unique?: boolean;
  personal?: FieldMeta['personal'];
  choices?: FieldMeta['choices'];
  /** Of a column that holds pictures. */
  accept?: FieldMeta['accept'];
  maxSize?: number;
  maxCount?: number;
}

/** Returns the columns of a small table to show: without those that no row has a value in, unless they are required. */
export function filledColumnsOf(type: z.ZodType, rows: readonly Readonly<Record<string, unknown>>[]): NamedField[] {
  return Object.entries(columnsInRows(type))
    .map(([name, column]) => ({ ...metaOf(column), name, type: column }))
    .filter(({ name, required }) => required || rows.some((row) => (row[name] ?? '') !== ''));
}

/** Returns the Excel columns: one per field, three for an address. */
export function sheetColumnsOf(resource: AnyResource): SheetColumn[] {
  return fieldsOf(resource)
    .filter((field) => shows(field, 'sheet') && !traitsOf(field.kind).pictures)
    .filter((field) => traitsOf(field.kind).stored || field.on?.includes('sheet'))
    .flatMap((field): SheetColumn[] =>
      traitsOf(field.kind).inside === 'address' ? addressColumns(field) : [sheetColumn(field)],
    );
}

/** Returns the columns in whose cells people put pictures to import; exports have none of them. */
export function pictureColumnsOf(resource: AnyResource): SheetColumn[] {
  return fieldsOf(resource)
    .filter((field) => traitsOf(field.kind).pictures && field.on?.includes('sheet'))
    .map((field) => {
      const { accept, maxSize, maxCount } = field;
      return { ...sheetColumn(field), accept, maxSize, maxCount };
    });
}

function sheetColumn(field: NamedField): SheetColumn {
  const { name, label, kind, required, dict, ref, hint, example, maxLength, unique, choices } = field;
  const shared = { label, kind, required, dict, ref, hint, example, maxLength, unique, choices };
  return { path: [name], ...shared, personal: personalOf(field) };
}

function addressColumns(field: NamedField): SheetColumn[] {
  const { name, label, required } = field;
  const part = (key: string, kind: FieldKind, text: Label, example: string): SheetColumn => ({
    path: [name, 'location', key],
    label: text,
    kind,
    required,
    example,
  });
  return [
    part('address', 'text', label, field.example ?? ''),
    part('longitude', 'decimal', { zh: '经度', en: 'Longitude' }, '121.473701'),
    part('latitude', 'decimal', { zh: '纬度', en: 'Latitude' }, '31.230416'),
  ];
}

/**
 * Returns the text that names a record in breadcrumbs, drop-downs, confirmations and notifications; its id when the
 * title is empty.
 */
export function titleOf(resource: AnyResource, row: Readonly<Record<string, unknown>>): string {
  const title = row[resource.title];
  return typeof title === 'string' && title !== '' ? maskTitle(resource, title) : (row['id'] as string);
}

/** Returns a title, masked if the title field is personal. */
export function maskTitle(resource: AnyResource, title: string): string {
  const type = resource.fields[resource.title] as z.ZodType | undefined;
  const personal = type && personalOf(metaOf(type));
  return personal ? maskValue(personal, title) : title;
}
