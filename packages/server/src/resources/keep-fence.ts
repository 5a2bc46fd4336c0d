import {
  fieldsOf,
  GongdiError,
  oncePerResource,
  permission,
  type Address,
  type AnyResource,
  type RowOf,
} from '@gongdi/domain';
import type { Caller } from '../handler/index.ts';

type Tied = { id?: string | null; fence?: string | null };

/**
 * A form that changes an address says nothing of its fence and leaves it tied. Tying another one, or none, is what the
 * permission for fences is for, on whatever way (console specification, sections 6 and 7.2).
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
    if (kind !== 'address') continue;
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

/** An address as it is answered, always with an id, its record's unless it got its own, and a fence, which may be null. */
export function wholeAddress(
  { id, fence, location }: Address,
  record: string,
): { id: string; fence: string | null; location: Address['location'] } {
  return { id: id ?? record, fence: fence ?? null, location };
}

const addressesOf = oncePerResource((resource) => fieldsOf(resource).filter(({ kind }) => kind === 'address'));

/** Records with their addresses as they are answered. */
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
