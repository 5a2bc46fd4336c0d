import * as z from 'zod';
import { maskable, masked } from '../personal/types.ts';
import type { AnyResource, InputOf, RowOf, SYSTEM_FIELDS } from './define.ts';
import { columnsOf, formFieldsOf, oncePerResource, queryFieldsOf, storedFieldsOf } from './fields.ts';

/** Lists start at page 1 with 10 records (console specification, section 9). */
export const DEFAULT_PAGE_SIZE = 10;
/** Project lists ask for 500, area points for 999 (console specification, section 9). */
export const MAX_PAGE_SIZE = 1000;

/** Exact counts stop here: a list says `10000+` beyond. */
export const COUNT_LIMIT = 10_000;

/** Nobody turns so many pages. */
export const LAST_PAGE = 1_000_000;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** One page of a list. `total_capped`: there are more than `total`. */
export function pageOf<T extends z.ZodType>(row: T) {
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
 * What a client sends to add a record: the fields of the add form. Unknown keys are refused.
 * @param only the fields that can come at all, for many records of which most fields are absent; required ones stay
 */
export function inputSchemaOf<R extends AnyResource>(
  resource: R,
  mode: 'add' | 'edit',
  only?: ReadonlySet<string>,
): z.ZodType<InputOf<R>> {
  const fields = formFieldsOf(resource, mode).filter(({ name, required }) => required || (only?.has(name) ?? true));
  const shape = Object.fromEntries(fields.map(({ name, type }) => [name, resource.asksAgain ? maskable(type) : type]));
  return z.strictObject(shape) as unknown as z.ZodType<InputOf<R>>;
}

/**
 * What a client sends to change a record: id, the version it read, and the fields of the edit form. Personal data may come
 * back as it was shown, masked: it stays what it is (`unmask`).
 */
export function editSchemaOf<R extends AnyResource>(
  resource: R,
): z.ZodType<InputOf<R> & { id: string; version?: number }> {
  const shape = Object.fromEntries(formFieldsOf(resource, 'edit').map((field) => [field.name, maskable(field.type)]));
  return z.strictObject({ id: systemShape.id, version: z.int().optional(), ...shape }) as unknown as z.ZodType<
    InputOf<R> & { id: string; version?: number }
  >;
}

/** A record as the server answers it: with personal data masked. */
export function rowSchemaOf<R extends AnyResource>(resource: R): z.ZodType<RowOf<R>> {
  const shape = Object.fromEntries(storedFieldsOf(resource).map((field) => [field.name, masked(field.type)]));
  return z.object({ ...systemShape, ...shape }) as unknown as z.ZodType<RowOf<R>>;
}

/** Fields that a list may be sorted by. */
export const sortableOf = oncePerResource((resource): ReadonlySet<string> => {
  const columns = columnsOf(resource).filter((field) => field.column.sort);
  return new Set([...columns.map((field) => field.name), 'created_at', 'updated_at']);
});

/** Query parameters of the list call: paging, sorting and one or two per filter. All arrive as strings. */
export function querySchemaOf(resource: AnyResource) {
  const shape: Record<string, z.ZodType> = {};
  for (const field of queryFieldsOf(resource)) {
    if (field.query === 'between') {
      shape[`begin_${field.name}`] = z.string().max(40).optional();
      shape[`end_${field.name}`] = z.string().max(40).optional();
    } else shape[field.name] = z.string().max(500).optional();
  }
  return pageQuery.extend({
    sort: z.enum([...sortableOf(resource)]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    ...shape,
  });
}
