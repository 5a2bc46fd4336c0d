import * as z from 'zod';
import { maskable, masked } from '../personal/types.ts';
import type { AnyResource, InputOf, RowOf, SYSTEM_FIELDS } from './define.ts';
import { columnsOf, formFieldsOf, oncePerResource, parametersOf, queryFieldsOf, storedFieldsOf } from './fields.ts';

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

/** What a record is answered with and no change writes. */
export const readOnlyOf = oncePerResource((resource): ReadonlySet<string> => {
  const changed = new Set(['id', 'version', ...formFieldsOf(resource, 'edit').map(({ name }) => name)]);
  const answered = [...Object.keys(systemShape), ...storedFieldsOf(resource).map(({ name }) => name)];
  return new Set(answered.filter((name) => !changed.has(name)));
});

const readOnly = z.unknown().optional().meta({ readOnly: true });

/**
 * What a client sends to change a record: id, the version it read, and the fields of the edit form. A record may be sent
 * back as it was answered: what is read only changes nothing (`checkRecord` leaves it out), and personal data may be
 * masked as it was shown, which means that it stays what it is (`unmask`).
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

/** Query parameters of the list call: paging, sorting, the organisation and one or two per filter. All arrive as strings. */
export function querySchemaOf(resource: AnyResource) {
  const shape: Record<string, z.ZodType> = resource.scope === 'everyone' ? {} : { org_id: systemShape.id.optional() };
  for (const field of queryFieldsOf(resource)) {
    const longest = field.query === 'between' ? 40 : 500;
    for (const name of parametersOf(field)) shape[name] = z.string().max(longest).optional();
  }
  return pageQuery.extend({
    sort: z.enum([...sortableOf(resource)]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    ...shape,
  });
}
