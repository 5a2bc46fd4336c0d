import * as z from 'zod';
import { metaOf } from '../field/field.ts';
import { maskable, masked } from '../personal/types.ts';
import type { AnyResource, InputOf, RowOf, SYSTEM_FIELDS } from './define.ts';
import { viewParametersOf } from './views.ts';
import {
  answeredFieldsOf,
  columnsOf,
  formFieldsOf,
  oncePerResource,
  parametersOf,
  queryFieldsOf,
  storedFieldsOf,
  type NamedField,
} from './fields.ts';

/** Lists start at page 1 with 10 records (console specification, section 9). */
export const DEFAULT_PAGE_SIZE = 10;
/** Project lists ask for 500, area points for 999 (console specification, section 9). */
export const MAX_PAGE_SIZE = 1000;

/** Upper bound of exact counts; beyond it, a list shows `10000+`. */
export const COUNT_LIMIT = 10_000;

/** Upper bound of page numbers, far above any real use. */
export const LAST_PAGE = 1_000_000;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** Returns the schema of one page of a list. `total_capped`: there are more than `total`. */
export function pageOf<T extends z.core.$ZodType>(row: T) {
  return z.object({
    list: z.array(row),
    total: z.int(),
    total_capped: z.boolean(),
    page: z.int(),
    page_size: z.int(),
  });
}
export interface Page<T> {
  list: T[];
  total: number;
  total_capped: boolean;
  page: number;
  page_size: number;
}

const systemShape = {
  id: z.string().min(1).max(64),
  org_id: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  version: z.int(),
} satisfies Record<(typeof SYSTEM_FIELDS)[number], z.ZodType>;

/**
 * Returns the schema of the body that adds a record: the fields of the add form. Unknown keys are refused.
 * @param only the fields that can occur, for many records of which most fields are absent; required fields stay
 */
export function inputSchemaOf<R extends AnyResource>(
  resource: R,
  mode: 'add' | 'edit',
  only?: ReadonlySet<string>,
): z.ZodType<InputOf<R>> {
  // A new record of a tree may name the one above by its title, as sheets do; forms choose it.
  const above = mode === 'add' ? storedFieldsOf(resource).filter(({ name }) => name === resource.tree?.above) : [];
  const fields = [...formFieldsOf(resource, mode), ...above].filter(
    ({ name, required }) => required || (only?.has(name) ?? true),
  );
  const shape = Object.fromEntries(fields.map(({ name, type }) => [name, resource.asksAgain ? maskable(type) : type]));
  return z.strictObject(shape) as unknown as z.ZodType<InputOf<R>>;
}

/** Fields that responses contain and that no change writes. */
export const readOnlyOf = oncePerResource((resource): ReadonlySet<string> => {
  const changed = new Set(['id', 'version', ...formFieldsOf(resource, 'edit').map(({ name }) => name)]);
  const answered = [...Object.keys(systemShape), ...answeredFieldsOf(resource).map(({ name }) => name)];
  return new Set(answered.filter((name) => !changed.has(name)));
});

const readOnly = z.unknown().optional().meta({ readOnly: true });

/**
 * Returns the schema of the body that changes a record: id, the version that the client read, and the fields of the
 * edit form. A client may send back the whole record that it received. Read-only fields are ignored (`checkRecord`
 * drops them). Personal data may have the masked form that the client received, which means unchanged (`unmask`).
 */
export function editSchemaOf<R extends AnyResource>(
  resource: R,
): z.ZodType<InputOf<R> & { id: string; version?: number }> {
  const shape = Object.fromEntries(formFieldsOf(resource, 'edit').map((field) => [field.name, maskable(field.type)]));
  const beside = Object.fromEntries([...readOnlyOf(resource)].map((name) => [name, readOnly]));
  return z.strictObject({
    id: systemShape.id,
    version: z.int().optional(),
    ...shape,
    ...beside,
  }) as unknown as z.ZodType<InputOf<R> & { id: string; version?: number }>;
}

/**
 * Records that are older than an added field have no value of it, even if the field is required. Whoever may not see what
 * a derived value is counted from gets none.
 */
function answeredType({ type, custom, required }: NamedField): z.ZodType {
  const shown = masked(type);
  return custom && required ? shown.nullish().meta({ gongdi: metaOf(type) }) : shown;
}

const rowSchema = oncePerResource((resource): z.ZodType => {
  const shape = Object.fromEntries(answeredFieldsOf(resource).map((field) => [field.name, answeredType(field)]));
  return z.object({ ...systemShape, ...shape });
});

/**
 * Returns the schema of a record in responses: personal data is masked. It is the same for all calls of the resource,
 * so what zod compiles for it is compiled once.
 */
export function rowSchemaOf<R extends AnyResource>(resource: R): z.ZodType<RowOf<R>> {
  return rowSchema(resource) as unknown as z.ZodType<RowOf<R>>;
}

/** Fields that a list may be sorted by. */
export const sortableOf = oncePerResource((resource): ReadonlySet<string> => {
  const columns = columnsOf(resource).filter((field) => field.column.sort);
  return new Set([...columns.map((field) => field.name), 'created_at', 'updated_at']);
});

/**
 * Returns the query parameters of the list call: paging, sorting, the organisation, one or two per filter of the query
 * form, and those by which its views read a part of the list. All are strings on arrival.
 */
export function querySchemaOf(resource: AnyResource) {
  const shape: Record<string, z.ZodType> = resource.scope === 'everyone' ? {} : { org_id: systemShape.id.optional() };
  for (const field of queryFieldsOf(resource)) {
    const longest = field.query === 'between' ? 40 : 500;
    for (const name of parametersOf(field)) shape[name] = z.string().max(longest).optional();
  }
  for (const name of viewParametersOf(resource)) shape[name] = z.string().max(200).optional();
  return pageQuery.extend({
    sort: z.enum([...sortableOf(resource)]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    ...shape,
  });
}
