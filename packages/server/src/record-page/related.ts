import { RELATED_PAGE, type RecordRelation } from '@gongdi/api';
import {
  allResources,
  COUNT_LIMIT,
  GongdiError,
  maskRecord,
  permission,
  queryFieldsOf,
  refersToRecords,
  storedFieldsOf,
  traitsOf,
  wholeName,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { showFiles } from '../files/index.ts';
import type { Caller, CallerContext } from '../handler/index.ts';
import { accessOf, showAddresses } from '../resources/index.ts';
import { bounded, countEach, customCondition, resourceRepository, type Db } from '../store/index.ts';
import { sharedNames, type SeenRecord } from './seen-record.ts';

export interface RelatedDeps {
  db: Db;
  timeZone: string;
  fileKey: () => Promise<Uint8Array>;
  /** Receives the errors of counts; the others are answered. */
  report: (error: unknown) => void;
}

interface Relation {
  resource: AnyResource;
  field: NamedField;
}

/**
 * Returns the fields by which records of other resources refer to records of a resource, of the resources that a caller
 * may list. A part is left out where its whole can be listed.
 */
function relationsOf(resource: AnyResource, { permissions }: Caller): Relation[] {
  const names = new Set(sharedNames(resource));
  const listed = allResources().filter(
    ({ name, endpoints }) => endpoints.list !== undefined && permissions.has(permission(name, 'list')),
  );
  const whole = new Set(listed.filter((one) => one.partOf === undefined).map(({ name }) => name));
  return listed
    .filter((one) => one.partOf === undefined || !whole.has(wholeName(one)))
    .flatMap((one) =>
      storedFieldsOf(one)
        .filter((field) => refersToRecords(field.kind) && names.has(field.ref ?? ''))
        .map((field) => ({ resource: one, field })),
    );
}

/** SQL condition: the field names the record. */
function refers(field: NamedField, id: string): RawBuilder<unknown> {
  const { kind } = field;
  if (field.custom) return customCondition(field, { any: [id] });
  const column = sql.ref(field.name);
  return traitsOf(kind).refersTo === 'record' ? sql`${column} = ${id}` : sql`${column} ? ${id}`;
}

/** Counts all relations of a record in one statement. */
export async function relatedTo(
  { db, timeZone, report }: RelatedDeps,
  { resource, row }: SeenRecord,
  context: CallerContext,
): Promise<RecordRelation[]> {
  const relations = relationsOf(resource, context.caller);
  const access = accessOf(context);
  const totals = await countEach(
    db,
    relations.map(
      (one) => () => resourceRepository(db, one.resource, { timeZone }).counting(access, {}, refers(one.field, row.id)),
    ),
    report,
  );
  return relations.map(({ resource: from, field }, at): RecordRelation => {
    const total = totals[at]!;
    return {
      resource: from.name,
      label: from.label[context.lang],
      field: field.name,
      field_label: field.label[context.lang],
      total: total === null ? null : Math.min(total, COUNT_LIMIT),
      total_capped: total !== null && total > COUNT_LIMIT,
      filtered: queryFieldsOf(from).some(({ name }) => name === field.name),
      detail: from.endpoints.detail !== undefined && context.caller.permissions.has(permission(from.name, 'detail')),
    };
  });
}

/** Statement timeout of the rows of one relation, ms. */
const STATEMENT = 4_000;

/**
 * Returns a page of the records that refer to a record by one field.
 * @throws GongdiError `notFound` for a relation that there is not, or whose resource the caller may not list
 */
export async function relatedRows(
  { db, timeZone, fileKey }: RelatedDeps,
  { resource, row }: SeenRecord,
  { from, field: name, page }: { from: string; field: string; page: number },
  context: CallerContext,
): Promise<{ list: Record<string, unknown>[]; more: boolean }> {
  const { caller, now } = context;
  const relation = relationsOf(resource, caller).find((one) => one.resource.name === from && one.field.name === name);
  if (!relation) throw new GongdiError('notFound');
  const target = relation.resource;
  const found = await bounded(db, STATEMENT, (trx) =>
    resourceRepository(trx, target, { timeZone }).first(accessOf(context), {}, RELATED_PAGE + 1, {
      also: refers(relation.field, row.id),
      offset: (page - 1) * RELATED_PAGE,
    }),
  );
  const key = await fileKey();
  const list = showAddresses(target, found.slice(0, RELATED_PAGE)).map((one) =>
    showFiles(target, maskRecord(target, one), key, caller, now),
  );
  return { list, more: found.length > RELATED_PAGE };
}
