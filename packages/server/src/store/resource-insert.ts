import {
  civilDay,
  DEFAULT_TIME_ZONE,
  fieldsOf,
  findResource,
  formFieldsOf,
  GongdiError,
  oncePerResource,
  type AnyResource,
  type InputOf,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { newId } from './ids.ts';
import { addingPaths, isBelow, organisationsBelow } from './organisation-scope.ts';
import { checkReferences } from './resource-references.ts';
import type { RowAccess } from './resource-scope.ts';
import { customIn } from './custom-values.ts';
import { giveNumbers, isNumbered } from './numbers.ts';
import { CUSTOM_COLUMN, tableOf } from './resource-table.ts';
import { markScans } from './scans.ts';
import type { Db } from './tables.ts';
import { sendAhead } from './transaction-driver.ts';
import { checkOtherKeys, hasOtherKeys, nameDuplicate, sealRecord } from './vault/records.ts';

/** A record to add; data of the server itself may include ids. */
export type NewRow<R> = InputOf<R> & { id?: string };

/** Rows that are sent to PostgreSQL in one statement. */
const BATCH = 1000;

/**
 * Inserts rows within a transaction of the caller. The rows are sent as JSON that PostgreSQL unpacks, so that a
 * thousand rows need one statement whose text never changes.
 * @param ahead in the round trip of the transaction's next statement; an error comes as that of this statement, so this
 *   is for records that the server itself has made
 * @returns their ids in order
 * @throws GongdiError `permission` if the access may not write to the organisation of the rows
 */
export async function insertRows<R extends AnyResource>(
  trx: Db,
  resource: R,
  access: RowAccess,
  rows: readonly NewRow<R>[],
  { timeZone = DEFAULT_TIME_ZONE, ahead = false }: { timeZone?: string | undefined; ahead?: boolean } = {},
): Promise<string[]> {
  const { records, follows } = await recordsOf(trx, resource, access, rows, timeZone);
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH);
    const statement = insertOf(trx, resource, batch, follows);
    if (ahead) await sendAhead(trx, statement);
    else
      await statement.execute(trx).catch((error: unknown) => {
        throw nameDuplicate(trx, resource, batch, error);
      });
  }
  return records.map((record) => record.id);
}

type NewRecord = Record<string, unknown> & { id: string };

/** @returns `follows`: PostgreSQL still has to take the organisations from the records that these follow */
async function recordsOf<R extends AnyResource>(
  trx: Db,
  resource: R,
  access: RowAccess,
  rows: readonly NewRow<R>[],
  timeZone: string,
): Promise<{ records: NewRecord[]; follows: boolean }> {
  await checkOrganisation(trx, resource, access);
  await checkReferences(trx, resource, access, rows);
  const now = access.now ?? Date.now();
  const at = new Date(now).toISOString();
  const by = access.account_id;
  const org_id = resource.scope === 'everyone' ? null : access.org_id;
  const system = { org_id, created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 };
  const first = firstValues(resource);
  // Whoever reaches every organisation need not ask for those of the records above, unless something here needs them.
  const follows =
    addingPaths(access.scope).includes('') && !(await isNumbered(trx, resource)) && !hasOtherKeys(trx, resource);
  const homes = follows ? undefined : await homesOf(trx, resource, access, rows);
  const records = rows.map((row) => ({
    ...first,
    ...pick(row, resource),
    ...customOf(row, resource),
    ...system,
    ...homes?.get(followed(resource, row)),
    id: row.id ?? newId(now),
  }));
  await giveNumbers(trx, resource, records, civilDay(now, timeZone));
  await checkOtherKeys(trx, resource, records);
  await markScans(trx, resource, records);
  return { records, follows };
}

function insertOf(
  trx: Db,
  resource: AnyResource,
  records: readonly NewRecord[],
  follows: boolean,
): RawBuilder<unknown> {
  const json = JSON.stringify(records.map((record) => sealRecord(trx, resource, record.id, record)));
  const { names, followed: home, types } = columnsOf(resource);
  // Raw SQL: the table and its columns come from the definition of the resource.
  return sql`insert into ${sql.table(resource.noun)} (${names})
    select ${follows ? home : names} from json_to_recordset(${json}::json) as given (${types})`;
}

const columnsOf = oncePerResource((resource) => {
  const { columns } = tableOf(resource);
  const target = followedBy(resource);
  const home = (name: string) =>
    sql`coalesce((select home.org_id from ${sql.table(target!.noun)} home
      where home.id = given.${sql.ref(resource.follows!)}), given.${sql.ref(name)})`;
  return {
    names: sql.join(columns.map(({ name }) => sql.ref(name))),
    /** The same values, but the organisation is that of the record that each follows. */
    followed: sql.join(columns.map(({ name }) => (target && name === 'org_id' ? home(name) : sql.ref(name)))),
    types: sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`)),
  };
});

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
  const target = followedBy(resource);
  if (!target) return new Map();
  const ids = [...new Set(rows.map((row) => followed(resource, row)).filter((id) => typeof id === 'string'))];
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows: found } = await sql<{ id: string; org_id: string }>`
    select id, org_id from ${sql.table(target.noun)}
    where id = any(${ids}) and org_id in (${organisationsBelow(addingPaths(scope))})`.execute(trx);
  return new Map(found.map(({ id, org_id }) => [id, { org_id }]));
}

/** Returns the resource whose organisations records of another take; undefined: they follow none. */
function followedBy(resource: AnyResource): AnyResource | undefined {
  const field = fieldsOf(resource).find(({ name }) => name === resource.follows);
  return field?.ref ? findResource(field.ref) : undefined;
}

/** Returns the initial values of fields that are not in the form for adding, such as the state. */
const firstValues = oncePerResource((resource): Record<string, unknown> => {
  const asked = new Set(formFieldsOf(resource, 'add').map((field) => field.name));
  return Object.fromEntries(
    fieldsOf(resource).flatMap((field) =>
      field.initial === undefined || asked.has(field.name) ? [] : [[field.name, field.initial]],
    ),
  );
});

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
