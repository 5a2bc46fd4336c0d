import { GongdiError, organization, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { finds, idsOf, organisationsBelow, resourceRepository, type Db } from '../../../store/index.ts';
import { lockRow } from './lock-row.ts';
import { noteOf } from './note.ts';
import { administrationLabel, refuseField } from './text/index.ts';

export type Organisation = RowOf<typeof organization>;

export interface Place {
  path: string;
  ent_type: number;
}

/** Returns path and enterprise type of an organisation that the caller may write. @throws GongdiError `invalid` */
export async function placeOf(trx: Db, context: CallerContext, id: string): Promise<Place> {
  const place = await trx
    .selectFrom('organisation')
    .select(['path', 'ent_type'])
    .where('id', '=', id)
    .where('id', 'in', idsOf(organisationsBelow(context.caller.scope.write)))
    .forUpdate()
    .executeTakeFirst();
  if (!place) throw refuseField(context, 'org_pid', 'unseenOrganisation');
  return place;
}

/** @throws GongdiError `notFound` if the caller may not see the organisation */
export async function requireSeen(db: Db, { caller }: CallerContext, id: string): Promise<void> {
  const seen = db
    .selectFrom('organisation')
    .where('id', '=', id)
    .where('id', 'in', idsOf(organisationsBelow(caller.scope.read)));
  if (!(await finds(seen))) throw new GongdiError('notFound');
}

/** Moves an organisation with everything below it under another organisation. */
export async function move(
  trx: Db,
  context: CallerContext,
  id: string,
  path: string,
  parent_id: string | null,
): Promise<void> {
  refuseOwn(context, path);
  if (parent_id === null) return;
  // The table lock serialises moves: two concurrent moves could put each organisation below the other.
  // Raw SQL: the builder locks no tables.
  await sql`lock table organisation in share row exclusive mode`.execute(trx);
  const parent = await placeOf(trx, context, parent_id);
  if (parent.path.startsWith(path)) throw refuseField(context, 'org_pid', 'underItself');
  await trx
    .updateTable('organisation')
    .set(({ ref }) => ({
      path: sql<string>`${`${parent.path}${id}/`} || substr(${ref('path')}, ${path.length + 1}::integer)`,
    }))
    .where(({ fn, val }) => fn<boolean>('starts_with', ['path', val(path)]))
    .execute();
}

/** @throws GongdiError `permission` for the caller's own organisation and every organisation above it */
export function refuseOwn({ caller }: CallerContext, path: string): void {
  if (caller.org_path.startsWith(path))
    throw new GongdiError('permission', { label: administrationLabel('ownOrganisation') });
}

export function read(trx: Db, context: CallerContext, id: string): Promise<Organisation> {
  return resourceRepository(trx, organization).get(accessOf(context), id);
}

/** Reads an organisation for writing: it stays as it is until the transaction ends. */
export async function readLocked(trx: Db, context: CallerContext, id: string): Promise<Organisation> {
  await lockRow(trx, 'organisation', id);
  return read(trx, context, id);
}

/** Writes into the change record. */
export const note = noteOf(organization);
