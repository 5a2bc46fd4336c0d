import { calls, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { sheetColumnsOf, type AnyResource } from '@gongdi/domain';
import type { FindReference } from '@gongdi/sheets';

/**
 * Finds every record that the cells of a resource's sheet may refer to by title or id, among those that the form
 * offers. A title that several records have counts as found; the server decides which record is meant, or that none is.
 */
export async function knownReferences(
  client: Client,
  resource: AnyResource,
  signal: AbortSignal,
): Promise<Record<string, FindReference>> {
  const names = new Set(sheetColumnsOf(resource).flatMap((column) => column.ref ?? []));
  const entries = await Promise.all(
    [...names].map(async (name): Promise<[string, FindReference]> => {
      const { titles, ids } = await recordsOf(client, name, signal);
      return [name, (named) => titles.get(named) ?? (ids.has(named) ? named : undefined)];
    }),
  );
  return Object.fromEntries(entries);
}

async function recordsOf(client: Client, name: string, signal: AbortSignal) {
  const titles = new Map<string, string>();
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const input = { params: { resource: name }, query: { page } };
    const found = await client.call(calls.base.references, input, { signal, quiet: true });
    for (const { id, title } of found) {
      titles.set(title, id);
      ids.add(id);
    }
    if (found.length < REFERENCE_LIMIT) return { titles, ids };
  }
}
