import {
  civilDay,
  DEFAULT_TIME_ZONE,
  fieldsOf,
  findResource,
  formFieldsOf,
  GongdiError,
  type AnyResource,
  type InputOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { newId } from './ids.ts';
import { addingPaths, isBelow, organisationsBelow } from './organisation-scope.ts';
import { checkReferences } from './resource-references.ts';
import type { RowAccess } from './resource-scope.ts';
import { customIn } from './custom-values.ts';
import { giveNumbers } from './numbers.ts';
import { CUSTOM_COLUMN, tableOf } from './resource-table.ts';
import { markScans } from './scans.ts';
import type { Db } from './tables.ts';
import { checkOtherKeys, nameDuplicate, sealRecord } from './vault/records.ts';

/** A record to add; data of the server itself may include ids. */
export type NewRow<R> = InputOf<R> & { id?: string };

/** Rows that are sent to PostgreSQL in one statement. */
const BATCH = 1000;

/**
 * Inserts rows within a transaction of the caller. The rows are sent as JSON that PostgreSQL unpacks, so that a
 * thousand rows need one statement whose text never changes.
 * @returns their ids in order
 * @throws GongdiError `permission` if the access may not write to the organisation of the rows
 */
export async function insertRows<R extends AnyResource>(
  trx: Db,
  resource: R,
  access: RowAccess,
  rows: readonly NewRow<R>[],
  timeZone: string = DEFAULT_TIME_ZONE,
): Promise<string[]> {
  await checkOrganisation(trx, resource, access);
  await checkReferences(trx, resource, access, rows);
  const now = access.now ?? Date.now();
  const at = new Date(now).toISOString();
  const by = access.account_id;
  const org_id = resource.scope === 'everyone' ? null : access.org_id;
  const system = { org_id, created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 };
  const first = firstValues(resource);
  const homes = await homesOf(trx, resource, access, rows);
  const records = rows.map((row) => ({
    ...first,
    ...pick(row, resource),
    ...customOf(row, resource),
    ...system,
    ...homes.get(followed(resource, row)),
    id: row.id ?? newId(now),
  }));
  await giveNumbers(trx, resource, records, civilDay(now, timeZone));
  await checkOtherKeys(trx, resource, records);
  await markScans(trx, resource, records);
  const { columns } = tableOf(resource);
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const types = sql.join(columns.map((column) => sql`${sql.ref(column.name)} ${sql.raw(column.type)}`));
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH);
    const json = JSON.stringify(batch.map((record) => sealRecord(trx, resource, record.id, record)));
    // Raw SQL: the table and its columns come from the definition of the resource.
    await sql`insert into ${sql.table(resource.noun)} (${names})
      select ${names} from json_to_recordset(${json}::json) as given (${types})`
      .execute(trx)
      .catch((error: unknown) => {
        throw nameDuplicate(trx, resource, batch, error);
      });
  }
  return records.map((record) => record.id);
}

/** Id of the record whose organisation a row takes; undefined: the resource follows none. */
export function followed(resource: AnyResource, row: object): unknown {
  return resource.follows === undefined ? undefined : (row as Record<string, unknown>)[resource.follows];
}

/** Returns the organisations of the records that the rows follow, by record id, if the access may write there. */
export async function homesOf(
  trx: Db,
  resource: AnyResource,
  { scope }: RowAccess,
  rows: readonly object[],
): Promise<Map<unknown, { org_id: string }>> {
  const field = fieldsOf(resource).find(({ name }) => name === resource.follows);
  const target = field?.ref ? findResource(field.ref) : undefined;
  if (!target) return new Map();
  const ids = [...new Set(rows.map((row) => followed(resource, row)).filter((id) => typeof id === 'string'))];
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows: found } = await sql<{ id: string; org_id: string }>`
    select id, org_id from ${sql.table(target.noun)}
    where id = any(${ids}) and org_id in (${organisationsBelow(addingPaths(scope))})`.execute(trx);
  return new Map(found.map(({ id, org_id }) => [id, { org_id }]));
}

/** Returns the initial values of fields that are not in the form for adding, such as the state. */
function firstValues(resource: AnyResource): Record<string, unknown> {
  const asked = new Set(formFieldsOf(resource, 'add').map((field) => field.name));
  return Object.fromEntries(
    fieldsOf(resource).flatMap((field) =>
      field.initial === undefined || asked.has(field.name) ? [] : [[field.name, field.initial]],
    ),
  );
}

function pick(row: object, resource: AnyResource): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(resource.fields, name)));
}

/** Returns the column of added fields; without values it is empty. */
function customOf(row: object, resource: AnyResource): Record<string, unknown> {
  const given = Object.entries(customIn(resource, row)).filter(([, value]) => (value ?? null) !== null);
  return given.length === 0 ? {} : { [CUSTOM_COLUMN]: Object.fromEntries(given) };
}

async function checkOrganisation(trx: Db, resource: AnyResource, access: RowAccess): Promise<void> {
  const write = addingPaths(access.scope);
  if (resource.scope === 'everyone' || write.includes('')) return;
  if (!(await isBelow(trx, access.org_id, write))) throw new GongdiError('permission');
}
