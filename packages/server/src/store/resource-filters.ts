import {
  boxParameterOf,
  dayOfEpoch,
  fieldsOf,
  findResource,
  GongdiError,
  isProjectField,
  LABELS,
  personalOf,
  positionPathOf,
  queryFieldsOf,
  sealedOf,
  traitsOf,
  viewFiltersOf,
  viewsOf,
  wholeName,
  type AnyResource,
  type NamedField,
  type QueryField,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { countedColumn } from './counted-columns.ts';
import { customCondition, type CustomWanted } from './custom-values.ts';
import { CIVIL_DATE, filterOf } from './filter-kinds.ts';
import { containing } from './like.ts';
import { isPlainName } from './plain-name.ts';
import type { RowAccess } from './resource-scope.ts';
import type { Db } from './tables.ts';
import { hasValue, hasValueOrTail } from './vault/seek.ts';

type Condition = RawBuilder<unknown>;

/** Filters of a list as they arrive: the parameters that `querySchemaOf` derives, all as texts. */
export type Filters = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

/** What filters ask of an access. */
type Asking = Pick<RowAccess, 'seesPersonal' | 'may' | 'now'>;

const textIn =
  (filters: Filters): TextOf =>
  (name) => {
    const value = filters[name];
    const trimmed = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
    return trimmed === '' ? undefined : trimmed;
  };

/**
 * Returns the SQL conditions for the filters of a list. Empty and absent parameters do not filter; unknown parameters
 * are ignored.
 * @param db knows the keys by which encrypted values are found
 * @param zone IANA zone in which a civil date given for an instant begins and ends
 * @param access whether it sees personal data, which may be searched by part then; otherwise partial searches would
 *   reveal it. What counted values it may see
 * @param few fields that companies have added and whose wanted values few records have (`fewOf`)
 * @throws GongdiError `invalid` with the name of the parameter, if a value does not fit the field; `permission` for a counted
 *   value that the caller may not see
 */
export function filterConditions(
  db: Db,
  resource: AnyResource,
  filters: Filters,
  zone: string,
  access: Asking = {},
  few: ReadonlySet<string> = NONE,
): Condition[] {
  const text = textIn(filters);
  const seesPersonal = access.seesPersonal?.(resource) ?? false;
  const columnOf = ({ name, derived }: NamedField) =>
    derived ? countedColumn(db, resource, name, access, zone) : sql.ref(name);
  const organisation = resource.scope === 'everyone' ? undefined : text('org_id');
  const own = organisation === undefined ? [] : [sql`org_id = ${organisation}`];
  const others = [...queryFieldsOf(resource), ...viewFiltersOf(resource)].flatMap((field): Condition[] => {
    const { name } = field;
    if (name === LABELS) return labelCondition(resource, text(LABELS));
    if (field.custom) return [];
    const side = (parameter: string, way: '>=' | '<=') => {
      const given = text(parameter);
      return given === undefined ? [] : [bound(field, columnOf(field), { parameter, way, given, zone })];
    };
    if (field.query === 'between') return [...side(`begin_${name}`, '>='), ...side(`end_${name}`, '<=')];
    if (field.query === 'from') return side(name, '>=');
    if (field.query === 'to') return side(name, '<=');
    const value = text(name);
    if (value === undefined) return [];
    const sealed = sealedOf(field);
    if (sealed && field.query === 'like') return [hasValueOrTail(db, sealed, sql.ref(name), value)];
    const personal = seesPersonal ? undefined : personalOf(field);
    if (field.query === 'like')
      return [personal ? wholeOrPlain(field, value) : sql`${textOf(field)} ilike ${containing(value)}`];
    const values = field.query === 'in' ? value.split(',').map((entry) => entry.trim()) : [value];
    const read = values.filter((entry) => entry !== '').map((entry) => readValue(field, name, entry));
    const column = columnOf(field);
    if (sealed) return [hasValue(db, sealed, column, read.map(String))];
    if (field.tree && field.ref) return [refersBelow(field.ref, column, read.map(String))];
    return [filterOf(field.kind).matches(column, read)];
  });
  const added = customFilters(resource, filters).map(({ field, wanted }) =>
    customCondition(field, wanted, few.has(field.name)),
  );
  return [...own, ...others, ...added, ...boxCondition(resource, text)];
}

/** Matches references to some records of a tree, and to all below these: each subtree is one range of the index of paths. */
function refersBelow(ref: string, column: Condition, ids: readonly string[]): Condition {
  const target = findResource(ref)!;
  const [table, path] = [sql.table(target.noun), sql.ref(target.tree!.path)];
  return sql`${column} in (select below.id from ${table} top join ${table} below
    on below.${path} >= top.${path} and below.${path} < top.${path} || chr(127) where top.id = any(${[...ids]}))`;
}

/**
 * Matches records with one of some labels, and those of a project that has one. The ids come from the index of the uses
 * by label, and from that of the records by project.
 */
function labelCondition(resource: AnyResource, text: string | undefined): Condition[] {
  const ids = (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  if (ids.length === 0) return [];
  const used = sql`record_label_use used where used.label_id = any(${ids}::text[]) and used.resource`;
  const own = sql`select used.record_id from ${used} = ${wholeName(resource)}`;
  const project = fieldsOf(resource).find(isProjectField);
  if (!project) return [sql`id in (${own})`];
  const column = sql.ref(project.name);
  return [
    sql`id in (${own} union all select labelled.id from ${sql.table(resource.noun)} labelled
      where labelled.${column} in (select used.record_id from ${used} = ${LABELLED_PROJECTS}))`,
  ];
}

/** Resource whose labels hold for the records that refer to it, too. */
const LABELLED_PROJECTS = 'projectmanage';

type TextOf = (name: string) => string | undefined;

/** A filter by a field that a company has added, with what it wants. */
export interface CustomFilter {
  field: NamedField;
  wanted: CustomWanted;
}

/**
 * Returns the filters of a list by fields that a company has added.
 * @throws GongdiError `invalid` as `filterConditions`
 */
export function customFilters(resource: AnyResource, filters: Filters): CustomFilter[] {
  const text = textIn(filters);
  return [...queryFieldsOf(resource), ...viewFiltersOf(resource)].flatMap((field) => {
    const wanted = field.custom ? wantedOf(field, text) : undefined;
    return wanted ? [{ field, wanted }] : [];
  });
}

function wantedOf(field: QueryField, text: TextOf): CustomWanted | undefined {
  const { name, query } = field;
  const side = (parameter: string) => {
    const given = text(parameter);
    return given === undefined ? undefined : readValue(field, parameter, given);
  };
  if (query === 'between') {
    const [from, to] = [side(`begin_${name}`), side(`end_${name}`)];
    return from === undefined && to === undefined ? undefined : { from, to };
  }
  const value = text(name);
  if (value === undefined) return undefined;
  if (query === 'like') return { like: containing(value) };
  const values = query === 'in' ? value.split(',').map((entry) => entry.trim()) : [value];
  return { any: values.filter((entry) => entry !== '').map((entry) => readValue(field, name, entry)) };
}

/** Matches records whose position lies in the box of the map view. */
function boxCondition(resource: AnyResource, text: (name: string) => string | undefined): Condition[] {
  const { map } = viewsOf(resource);
  const parameter = map && boxParameterOf(map);
  const given = parameter && text(parameter);
  if (given === undefined) return [];
  const sides = given.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [west, south, east, north] = sides as [number, number, number, number];
  if (sides.length !== 4 || !sides.every(Number.isFinite) || west > east || south > north)
    throw new GongdiError('invalid', {
      problems: [{ path: parameter!, code: 'invalid', message: map!.label.zh }],
    });
  const { longitude, latitude } = positionOf(map!);
  return [sql`${longitude} between ${west} and ${east} and ${latitude} between ${south} and ${north}`];
}

/** Returns SQL for the coordinates in the value of a field with a position; null when the field is empty. */
export function positionOf(field: NamedField): { longitude: Condition; latitude: Condition } {
  const part = (name: string) =>
    sql`(${sql.ref(field.name)} #>> ${sql.lit(`{${[...positionPathOf(field), name].join(',')}}`)})::float8`;
  return { longitude: part('longitude'), latitude: part('latitude') };
}

/** Matches the whole name of an account, or a part of it unless it is a telephone or identity number. */
function wholeOrPlain(field: NamedField, value: string): Condition {
  const text = textOf(field);
  return sql`(lower(${text}) = lower(${value}) or (${text} ilike ${containing(value)} and ${isPlainName(text)}))`;
}

/** Returns the SQL text that a partial search compares. */
function textOf({ kind, name }: NamedField): Condition {
  return filterOf(kind).text(sql.ref(name));
}

interface Bound {
  parameter: string;
  way: '>=' | '<=';
  given: string;
  zone: string;
}

function bound(field: NamedField, column: Condition, { parameter, way, given, zone }: Bound): Condition {
  const { time } = traitsOf(field.kind);
  const value = time === 'day' ? dayOfEpoch(given, zone) : given;
  if (time === 'instant' && CIVIL_DATE.test(value)) {
    const day = sql`${readValue({ ...field, kind: 'date' }, parameter, value)}::date`;
    // The last day counts as a whole, in the zone `zone`.
    if (way === '<=') return sql`${column} < (${day} + 1)::timestamp at time zone ${zone}`;
    return sql`${column} >= ${day}::timestamp at time zone ${zone}`;
  }
  return sql`${column} ${sql.raw(way)} ${readValue(field, parameter, value)}`;
}

/** Converts the text of a parameter to a value of the field for SQL. */
function readValue(field: NamedField, parameter: string, text: string): string | number | boolean {
  const value = filterOf(field.kind).read(text);
  if (value === undefined || text.includes('\0')) {
    const problem = { path: parameter, code: 'invalid', message: field.label.zh };
    throw new GongdiError('invalid', { problems: [problem] });
  }
  return value;
}
