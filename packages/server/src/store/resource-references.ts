import {
  fieldsOf,
  findResource,
  refersToRecords,
  traitsOf,
  usermanage,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { peopleAround } from './people-around.ts';
import { selectionOf } from './resource-columns.ts';
import { missingReference } from './resource-errors.ts';
import { scopeConditions, WHOLE, type RowAccess, type RowScope } from './resource-scope.ts';
import type { Db } from './tables.ts';
import { openRows } from './vault/records.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Refuses references to records that the access cannot see, as if they did not exist, and to people whom the field does
 * not offer. A reference that is already stored in the field is accepted, because a caller who changes another field
 * need not see it. (If a record is deleted in the meantime, its foreign key refuses the reference.)
 * @param id id of the stored record that the row changes
 * @throws GongdiError `invalid` that names the field
 */
export async function checkReferences(
  trx: Db,
  resource: AnyResource,
  access: RowAccess,
  rows: readonly object[],
  id?: string,
): Promise<void> {
  let stored: Promise<Row> | undefined;
  const before = (): Promise<Row> => (stored ??= id === undefined ? Promise.resolve({}) : storedRow(trx, resource, id));
  for (const field of fieldsOf(resource)) {
    const target = refersToRecords(field.kind) && field.ref ? findResource(field.ref) : undefined;
    if (!target || isHeld(resource, field, target, access)) continue;
    for (const [condition, given] of await groupsOf(field, target, access, rows as readonly Row[], before)) {
      const ids = [...new Set(given)];
      // Raw SQL: the table and its columns come from the definition of the resource.
      const { rows: seen } = await sql<{ id: string }>`
        select id from ${sql.table(target.noun)} where id = any(${ids}) and ${condition}`.execute(trx);
      if (seen.length === ids.length) continue;
      const known = new Set([...seen.map((one) => one.id), ...idsIn((await before())[field.name])]);
      if (ids.some((one) => !known.has(one))) throw missingReference(field.name);
    }
  }
}

/**
 * Whether the foreign key of a field says all that there is to say about its references: for the server itself, which
 * may refer to every record that there is.
 */
const isHeld = (resource: AnyResource, field: NamedField, target: AnyResource, { scope }: RowAccess): boolean =>
  scope === WHOLE &&
  traitsOf(field.kind).refersTo === 'record' &&
  !field.custom &&
  resource.viewOf === undefined &&
  // Users are a view of accounts, of all of them.
  (target.viewOf === undefined || target.name === usermanage.name);

/**
 * Returns the ids that rows contain for a field, each group with its condition; fields limited to a project by project.
 */
async function groupsOf(
  { name, among }: NamedField,
  target: AnyResource,
  access: RowAccess,
  rows: readonly Row[],
  before: () => Promise<Row>,
): Promise<[RawBuilder<unknown>, string[]][]> {
  const given = rows.filter((row) => idsIn(row[name]).length > 0);
  if (given.length === 0) return [];
  const allOf = (some: readonly Row[]) => some.flatMap((row) => idsIn(row[name]));
  // The server itself reuses what a person has chosen: a patrol has the people of its patrol scheme.
  if (!among || access.scope.read.includes('')) return [[ofProject(target, access.scope, null), allOf(given)]];
  const groups = new Map<unknown, Row[]>();
  for (const row of given) {
    const project = among.project in row ? row[among.project] : (await before())[among.project];
    groups.set(project ?? null, [...(groups.get(project ?? null) ?? []), row]);
  }
  return [...groups].map(([project, some]) => {
    if (target.name !== usermanage.name)
      return [ofProject(target, access.scope, project as string | null), allOf(some)];
    const around = { project_id: project as string | null, org_id: access.org_id, roles: among.roles };
    const people = peopleAround(sql.ref('id'), around);
    // An account from outside may choose itself: it rechecks the correction of what it has found.
    return [among.roles ? people : sql`(id = ${access.account_id} or ${people})`, allOf(some)];
  });
}

/** SQL condition for records that the scope may read and, if there is a project, that belong to no other project. */
export function ofProject(target: AnyResource, scope: RowScope, project_id: string | null): RawBuilder<unknown> {
  const conditions = scopeConditions(target, scope, 'read');
  if (project_id) conditions.push(sql`(project_id is null or project_id = ${project_id})`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

async function storedRow(trx: Db, resource: AnyResource, id: string): Promise<Row> {
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows } =
    await sql<Row>`select ${selectionOf(resource)} from ${sql.table(resource.noun)} where id = ${id}`.execute(trx);
  return openRows(trx, resource, rows)[0] ?? {};
}

function idsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
}
