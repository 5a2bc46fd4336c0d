import { dayOfEpoch, GongdiError, personalOf, queryFieldsOf, type AnyResource, type FieldKind, type NamedField, type PersonalKind } from '@gongdi/domain'; // prettier-ignore
import { sql, type RawBuilder } from 'kysely';
import { containing } from './like.ts';
import { isPlainName } from './plain-name.ts';
import { typeOf } from './resource-table.ts';

type Condition = RawBuilder<unknown>;

/** Filters of a list as they arrive: the parameters that `querySchemaOf` derives, all of them texts. */
export type Filters = Readonly<Record<string, unknown>>;

/**
 * SQL conditions of a list's filters. Empty and absent parameters filter nothing; parameters of no filter are ignored.
 * @param zone IANA zone in which a civil date given for an instant begins and ends
 * @param seesPersonal personal data may be searched by its parts; whoever does not see it would learn it so
 * @throws GongdiError `invalid` that names the parameter, when a value cannot be one of the field
 */
export function filterConditions(
  resource: AnyResource,
  filters: Filters,
  zone: string,
  seesPersonal = false,
): Condition[] {
  const text = (name: string): string | undefined => {
    const value = filters[name];
    const trimmed = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
    return trimmed === '' ? undefined : trimmed;
  };
  const organisation = resource.scope === 'everyone' ? undefined : text('org_id');
  const own = organisation === undefined ? [] : [sql`org_id = ${organisation}`];
  const others = queryFieldsOf(resource).flatMap((field): Condition[] => {
    const { name } = field;
    if (field.query === 'between')
      return [...bound(field, `begin_${name}`, '>=', text, zone), ...bound(field, `end_${name}`, '<=', text, zone)];
    if (field.query === 'from') return bound(field, name, '>=', text, zone);
    if (field.query === 'to') return bound(field, name, '<=', text, zone);
    const value = text(name);
    if (value === undefined) return [];
    const personal = seesPersonal ? undefined : personalOf(field);
    if (field.query === 'like')
      return [personal ? wholeOrPlain(field, personal, value) : sql`${textOf(field)} ilike ${containing(value)}`];
    const values = field.query === 'in' ? value.split(',').map((entry) => entry.trim()) : [value];
    const read = values.filter((entry) => entry !== '').map((entry) => readValue(field, name, entry));
    const column = sql.ref(name);
    if (field.kind === 'references' || field.kind === 'permissions')
      return [sql`${column} ?| ${read.map(String)}::text[]`];
    if (field.kind === 'region')
      return [
        sql`(${sql.join(
          read.map((code) => within(column, String(code))),
          sql` or `,
        )})`,
      ];
    if (read.length === 1) return [sql`${column} = ${read[0]}`];
    return [sql`${column} = any(${read}::${sql.raw(typeOf(field.kind))}[])`];
  });
  return [...own, ...others];
}

/** By the whole value; an account's name by its parts too, unless it is a number of somebody. */
function wholeOrPlain(field: NamedField, personal: PersonalKind, value: string): Condition {
  const text = textOf(field);
  if (personal !== 'account') return sql`${text} = ${value}`;
  return sql`(lower(${text}) = lower(${value}) or (${text} ilike ${containing(value)} and ${isPlainName(text)}))`;
}

/** A region and everything below it: of six digits, a province fixes the first two and a city four. */
function within(column: Condition, code: string): Condition {
  return sql`starts_with(${column}, ${code.replace(/(00){1,2}$/, '')})`;
}

/** What a search by part of a text looks at. */
function textOf(field: NamedField): Condition {
  if (field.kind === 'address') return sql`(${sql.ref(field.name)} #>> '{location,address}')`;
  return typeOf(field.kind) === 'text' ? sql.ref(field.name) : sql`${sql.ref(field.name)}::text`;
}

function bound(
  field: NamedField,
  parameter: string,
  side: '>=' | '<=',
  text: (name: string) => string | undefined,
  zone: string,
): Condition[] {
  const given = text(parameter);
  if (given === undefined) return [];
  const value = field.kind === 'date' ? dayOfEpoch(given, zone) : given;
  const column = sql.ref(field.name);
  if (field.kind === 'datetime' && CIVIL_DATE.test(value)) {
    const day = sql`${readValue({ ...field, kind: 'date' }, parameter, value)}::date`;
    // The whole last day counts, in the zone of the people who asked.
    if (side === '<=') return [sql`${column} < (${day} + 1)::timestamp at time zone ${zone}`];
    return [sql`${column} >= ${day}::timestamp at time zone ${zone}`];
  }
  return [sql`${column} ${sql.raw(side)} ${readValue(field, parameter, value)}`];
}

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INTEGERS = new Set<FieldKind>(['integer', 'fee', 'meters', 'code']);
const MAX_CODE = 2 ** 31 - 1;

/** A parameter's text as a value of the field, fit for SQL. */
function readValue(field: NamedField, parameter: string, text: string): string | number | boolean {
  const value = convert(field.kind, text);
  if (value === undefined || text.includes('\0')) {
    const problem = { path: parameter, code: 'invalid', message: field.label.zh };
    throw new GongdiError('invalid', { problems: [problem] });
  }
  return value;
}

function convert(kind: FieldKind, text: string): string | number | boolean | undefined {
  if (INTEGERS.has(kind)) {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(value) && (kind !== 'code' || Math.abs(value) <= MAX_CODE) ? value : undefined;
  }
  if (kind === 'decimal') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'money') return /^-?\d{1,16}(\.\d{1,2})?$/.test(text) ? text : undefined;
  if (kind === 'region') return /^\d{6}$/.test(text) ? text : undefined;
  if (kind === 'boolean') return { true: true, false: false, 1: true, 0: false }[text];
  if (kind === 'date') return isCivilDate(text) ? text : undefined;
  if (kind === 'datetime') return readInstant(text);
  return text;
}

function isCivilDate(text: string): boolean {
  if (!CIVIL_DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** ISO 8601 with a zone, or the age-old epoch: ten digits are seconds, thirteen milliseconds. */
function readInstant(text: string): string | undefined {
  const epoch = /^\d{10}$/.test(text) ? Number(text) * 1000 : /^\d{13}$/.test(text) ? Number(text) : undefined;
  if (epoch === undefined && !/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return undefined;
  const date = new Date(epoch ?? text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
