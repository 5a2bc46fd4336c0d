import {
  fieldsOf,
  GongdiError,
  oncePerResource,
  permission,
  traitsOf,
  type Address,
  type AnyResource,
  type FieldKind,
  type RowOf,
} from '@gongdi/domain';
import type { Caller } from '../handler/index.ts';

const holdsAddress = (kind: FieldKind): boolean => traitsOf(kind).inside === 'address';

type Tied = { id?: string | null; fence?: string | null };

/**
 * Adds the stored fence to a changed address. A form that changes an address sends no fence, and the fence stays
 * assigned. Assigning another fence, or removing it, requires the permission for fences, by whatever call (console
 * specification, sections 6 and 7.2).
 * @throws GongdiError `permission`
 */
export function keepFence<T extends object>(
  resource: AnyResource,
  sent: T,
  { permissions }: Pick<Caller, 'permissions'>,
  before?: RowOf<AnyResource>,
): T {
  const kept: Record<string, Tied> = {};
  for (const { name, kind } of fieldsOf(resource)) {
    if (!holdsAddress(kind)) continue;
    const address = Reflect.get(sent, name) as Tied | null | undefined;
    const stored = (before && (Reflect.get(before, name) as Tied | null)) || {};
    if (address === undefined) continue;
    const { fence = stored.fence ?? null, id = stored.id } = address ?? {};
    const mayTie = permissions.has(permission(resource.name, 'fence'));
    if (fence !== (stored.fence ?? null) && !mayTie) throw new GongdiError('permission');
    if (address) kept[name] = { ...address, ...(id != null && { id }), ...(fence !== null && { fence }) };
  }
  return { ...sent, ...kept };
}

/**
 * Returns an address in the form of an answer. It always has an id (its own, or else that of its record) and a fence,
 * which may be null.
 */
export function wholeAddress(
  { id, fence, location }: Address,
  record: string,
): { id: string; fence: string | null; location: Address['location'] } {
  return { id: id ?? record, fence: fence ?? null, location };
}

const addressesOf = oncePerResource((resource) => fieldsOf(resource).filter(({ kind }) => holdsAddress(kind)));

/** Returns records with their addresses in the form of an answer. */
export function showAddresses(resource: AnyResource, rows: RowOf<AnyResource>[]): RowOf<AnyResource>[] {
  const fields = addressesOf(resource);
  if (fields.length === 0) return rows;
  return rows.map((row) => {
    const shown = fields.flatMap(({ name }): [string, unknown][] => {
      const address = Reflect.get(row, name) as Address | null | undefined;
      return address ? [[name, wholeAddress(address, row.id)]] : [];
    });
    return { ...row, ...Object.fromEntries(shown) };
  });
}
