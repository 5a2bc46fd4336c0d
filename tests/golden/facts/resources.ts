import {
  businessFormPaths,
  columnsInRows,
  fieldsOf,
  holdsRows,
  isBusinessForm,
  metaOf,
  operationsOf,
  parametersOf,
  permission,
  personalOf,
  wholeName,
  type AnyResource,
  type FieldMeta,
} from '@gongdi/domain';
import type { BuiltInRole, TableDescription } from '@gongdi/server/facts';
import type * as z from 'zod';
import { factOf, Ordered, type Fact } from '../text.ts';
import { rolesWith } from './roles.ts';
import { schemaFact } from './schema.ts';

/**
 * Data outside of a resource that its file includes: the roles with their permissions, and its table as the migrations
 * made it.
 */
interface Around {
  roles: readonly BuiltInRole[];
  tables: readonly TableDescription[];
}

/** Everything about a resource that users see, or that stored data, models and other programs refer to. */
export function resourceFact(resource: AnyResource, { roles, tables }: Around): Fact {
  const { name, noun, label, service, title, scope, viewOf, partOf, follows, sort, order, attention, lifecycle } =
    resource;
  return {
    name,
    noun,
    label,
    service,
    title,
    scope,
    'whole name': wholeName(resource),
    'part of': partOf,
    'view of': viewOf,
    follows,
    sort: factOf(sort),
    order: factOf(order),
    removal: factOf(resource.removal),
    'filled in without a network': resource.offline,
    'named by referrers': resource.namedByReferrers,
    'form of a process': isBusinessForm(resource) ? businessFormPaths(resource) : undefined,
    groups: new Ordered(Object.entries(resource.groups ?? {})),
    fields: new Ordered(fieldsOf(resource).map((field) => [field.name, fieldFact(field.name, field, field.type)])),
    computed: (['settle', 'check'] as const).filter((one) => resource[one] !== undefined),
    lifecycle: factOf(lifecycle),
    actions: new Ordered(Object.entries(resource.actions ?? {}).map(([code, action]) => [code, factOf(action)])),
    operations: factOf(resource.endpoints),
    attention: factOf(attention),
    permissions: permissionsFact(resource, roles),
    table: tableFact(tables.find((table) => table.name === noun)),
  };
}

function fieldFact(name: string, meta: FieldMeta, type: z.ZodType): Fact {
  const { label, kind, required, hint, dict, ref, among, query, column, group, on, example, unique } = meta;
  const columns = holdsRows(kind) ? Object.entries(columnsInRows(type)) : [];
  return {
    label,
    kind,
    required,
    hint,
    dictionary: dict,
    reference: ref,
    among: factOf(among),
    filter: query && `${query} by ${parametersOf({ name, query }).join(' and ')}`,
    column: factOf(column),
    group,
    on,
    example,
    unique,
    'max length': meta.maxLength,
    check: meta.check,
    range: meta.min === undefined && meta.max === undefined ? undefined : [meta.min ?? '…', meta.max ?? '…'],
    files:
      meta.maxCount === undefined ? undefined : factOf({ accept: meta.accept, most: meta.maxCount, KB: meta.maxSize }),
    watermark: meta.watermark,
    choices: factOf(meta.choices),
    suffix: factOf(meta.suffix),
    initial: meta.initial,
    personal: personalOf(meta),
    value: holdsRows(kind) ? undefined : schemaFact(type),
    rows:
      columns.length === 0
        ? undefined
        : new Ordered(columns.map(([key, one]) => [key, fieldFact(key, metaOf(one), one)])),
  };
}

/** The permissions in the menu entry of a resource, with the built-in roles that have them. */
function permissionsFact({ name, label }: AnyResource, roles: readonly BuiltInRole[]): Fact {
  return new Ordered(
    operationsOf({ index: name, label }).map((one) => {
      const code = permission(name, one.operation_code);
      return [code, { label: one.label, roles: rolesWith(code, roles) }];
    }),
  );
}

/** Columns and indexes sorted by name: their order depends on the migrations. */
function tableFact(table: TableDescription | undefined): Fact {
  if (!table) return undefined;
  return {
    columns: Object.fromEntries(
      table.columns.map(({ name, type, required, initial, references }) => [
        name,
        [type, required && 'not null', initial && `default ${initial}`, references && `→ ${references}`]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
    indexes: Object.fromEntries(
      table.indexes.map(({ name, columns, includes = [], unique }) => [
        name,
        [unique && 'unique', ...columns, includes.length > 0 && `include ${includes.join(' ')}`]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
  };
}
