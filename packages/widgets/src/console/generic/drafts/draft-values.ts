import {
  columnsInRows,
  filesIn,
  holdsFiles,
  holdsRows,
  metaOf,
  personalOf,
  traitsOf,
  type NamedField,
} from '@gongdi/domain';

type Values = Readonly<Record<string, unknown>>;

/** Whether the browser's storage may hold what is typed into a field: no personal data, no password. */
const isKeepable = (field: NamedField): boolean => !personalOf(field) && traitsOf(field.kind).stored;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values of a field are the same; no value and an empty one are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  return JSON.stringify(bare(a)) === JSON.stringify(bare(b));
}

/** A value without the addresses of files: they belong to a session. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== 'object') return value;
  const { url: _, ...rest } = value as Record<string, unknown>;
  return filesIn(value).length > 0 ? rest : value;
}

/** Returns the input that a draft holds, and the labels of the fields whose input it does not hold. */
export function keepableValues(
  fields: readonly NamedField[],
  values: Values,
  initial: Values,
): { values: Record<string, unknown>; base: Record<string, unknown>; left: NamedField[] } {
  const changed = fields.filter(({ name }) => !isSame(values[name], initial[name]));
  const left = changed.filter((field) => !isKeepable(field) && !isEmpty(values[field.name]));
  const kept = changed.filter(isKeepable);
  const of = (record: Values): Record<string, unknown> =>
    Object.fromEntries(kept.map((field) => [field.name, withoutPersonal(field, record[field.name])]));
  return { values: of(values), base: of(initial), left };
}

/** The value of a field as a draft holds it; a small table without its personal columns. */
function withoutPersonal(field: NamedField, value: unknown): unknown {
  if (holdsFiles(field.kind)) return bare(value) ?? null;
  if (!holdsRows(field.kind) || !Array.isArray(value)) return value ?? null;
  const personal = Object.entries(columnsInRows(field.type)).filter(([, type]) => personalOf(metaOf(type)));
  const hidden = new Set(personal.map(([name]) => name));
  return (value as Values[]).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))),
  );
}
