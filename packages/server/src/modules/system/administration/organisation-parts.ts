import { GongdiError, organization, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { organisationsBelow, resourceRepository } from '../../../store/index.ts';
import { noteOf } from './note.ts';
import { administrationLabel, refuseField } from './text/index.ts';

export type Organisation = RowOf<typeof organization>;

export interface Place {
  path: string;
  ent_type: number;
}

/** Path and type of an organisation that the caller may write. @throws GongdiError `invalid` */
export async function placeOf(trx: Kysely<unknown>, context: CallerContext, id: string): Promise<Place> {
  const { write } = context.caller.scope;
  const { rows } = await sql<Place>`select path, ent_type from organisation
    where id = ${id} and id in (${organisationsBelow(write)}) for update`.execute(trx);
  if (!rows[0]) throw refuseField(context, 'org_pid', 'unseenOrganisation');
  return rows[0];
}

/** @throws GongdiError `notFound` for an organisation that the caller does not see */
export async function requireSeen(db: Kysely<unknown>, { caller }: CallerContext, id: string): Promise<void> {
  const { rows } = await sql`select 1 from organisation
    where id = ${id} and id in (${organisationsBelow(caller.scope.read)})`.execute(db);
  if (rows.length === 0) throw new GongdiError('notFound');
}

/** Hangs an organisation with all below it under another one. */
export async function move(
  trx: Kysely<unknown>,
  context: CallerContext,
  id: string,
  path: string,
  parent_id: string | null,
): Promise<void> {
  refuseOwn(context, path);
  if (parent_id === null) return;
  // One move at a time: two at once could hang each under the other.
  await sql`lock table organisation in share row exclusive mode`.execute(trx);
  const parent = await placeOf(trx, context, parent_id);
  if (parent.path.startsWith(path)) throw refuseField(context, 'org_pid', 'underItself');
  await sql`update organisation set path = ${`${parent.path}${id}/`} || substr(path, ${path.length + 1}::integer)
    where starts_with(path, ${path})`.execute(trx);
}

/** @throws GongdiError `permission` for the caller's own organisation and those above it */
export function refuseOwn({ caller }: CallerContext, path: string): void {
  if (caller.scope.write.some((own) => own.startsWith(path)))
    throw new GongdiError('permission', { label: administrationLabel('ownOrganisation') });
}

export function read(trx: Kysely<unknown>, context: CallerContext, id: string): Promise<Organisation> {
  return resourceRepository(trx, organization).get(accessOf(context), id);
}

/** Into the change record. */
export const note = noteOf(organization);
