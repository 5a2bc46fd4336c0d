import {
  allResources,
  findResource,
  GongdiError,
  permission,
  wholeName,
  type AnyResource,
  type RowOf,
} from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { accessOf } from '../resources/index.ts';
import { resourceRepository, type Db } from '../store/index.ts';

/** A record by the address of a call: the name of its resource and its id. */
export interface RecordAddress {
  resource: string;
  id: string;
}

export interface SeenRecord {
  resource: AnyResource;
  /** As it is stored, with personal data unmasked. */
  row: RowOf<AnyResource>;
}

/**
 * Returns the record that a call is about, if the caller may open it.
 * @throws GongdiError `notFound` for an unknown resource or a record outside of the caller's rows, `permission` without
 *   the permission to open records of the resource
 */
export async function seenRecord(
  db: Db,
  { resource: name, id }: RecordAddress,
  context: Pick<CallerContext, 'caller' | 'now'>,
): Promise<SeenRecord> {
  const resource = findResource(name);
  // The address has the name of a resource, never its noun, so that one record has one address.
  if (!resource?.endpoints.detail || resource.name !== name) throw new GongdiError('notFound');
  if (!context.caller.permissions.has(permission(name, 'detail'))) throw new GongdiError('permission');
  return { resource, row: await resourceRepository(db, resource).get(accessOf(context), id) };
}

/** Names of the resources that share their records: a whole and its parts. */
export function sharedNames(resource: AnyResource): string[] {
  return allResources().flatMap((one) => (wholeName(one) === wholeName(resource) ? [one.name] : []));
}
